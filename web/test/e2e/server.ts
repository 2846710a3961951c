/** The real server, on a port and in a folder of its own; it can be killed and started again on the same data. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const target = process.env['CARGO_TARGET_DIR'] ?? resolve('..', 'target');
const binary = process.env['CAPERS'] ?? join(target, 'debug', 'capers');

export class TestServer {
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'capers-e2e-'));
  #process: ChildProcess | null = null;

  readonly #settings: readonly string[];

  constructor(port: number, settings: readonly string[] = []) {
    this.#port = port;
    this.#settings = settings;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#process = spawn(binary, ['serve', '--port', String(this.#port), '--data', this.#data, ...this.#settings], { stdio: ['ignore', 'ignore', 'inherit'] });
    for (let tries = 0; tries < 100; tries += 1) {
      if (await fetch(`${this.address}/healthz`).then((answer) => answer.ok, () => false)) return;
      await new Promise((passed) => setTimeout(passed, 100));
    }
    throw new Error(`the server at ${this.address} did not start`);
  }

  /** Ends it without warning, as a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (running === null || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
