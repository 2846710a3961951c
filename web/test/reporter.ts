/** Ends a run with one line that says how it went. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class Closing implements Reporter {
  #passed = 0;
  #failed = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed') this.#passed += 1;
    else if (result.status !== 'skipped' && result.retry === test.retries) this.#failed += 1;
  }

  onEnd(): void {
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
  }
}
