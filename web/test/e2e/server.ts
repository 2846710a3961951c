/** The real server, on a port and in a folder of its own; it can be killed and started again on the same data. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const target = resolve('..', process.env['CARGO_TARGET_DIR'] ?? 'target');
const binary = process.env['CAPERS'] ?? join(target, 'debug', 'capers');

/** Bots that do not keep a test waiting, and limits that leave room for one machine that is many people. */
const FLAGS = [
  '--bot-pause',
  '15',
  '--create-rate',
  '10000',
  '--request-rate',
  '1000',
  '--message-rate',
  '200',
  '--player-tables',
  '10000',
  '--address-quota',
  '1000000',
  '--log',
  'warn',
];

export class TestServer {
  /** One that is free, taken at the first start and kept. */
  #port = 0;
  readonly #data = mkdtempSync(join(tmpdir(), 'capers-e2e-'));
  #process: ChildProcess | null = null;

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const started = spawn(binary, ['serve', '--port', String(this.#port), '--data', this.#data, ...FLAGS], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#process = started;
    for (let tries = 0; tries < 300 && started.exitCode === null; tries += 1) {
      if (
        await fetch(`${this.address}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((passed) => setTimeout(passed, 100));
    }
    throw new Error(`the server at ${this.address} did not start`);
  }

  /** Ends it without warning, as a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
