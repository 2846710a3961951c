import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/e2e',
  // Each file has a server of its own, and much of a game is waiting.
  workers: 2,
  // Whole games on a machine that may be busy with something else: what hangs is found by the waits inside, not by the sum of them.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['../reporter.ts']],
  use: { actionTimeout: 30_000, launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' },
});
