// Plays whole games with the real rules (`capers referee`) and writes what each viewer saw, for the unit and visual checks.
// Usage: cargo build -p capers && npm run fixture
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const target = process.env.CARGO_TARGET_DIR ?? resolve('..', 'target');
const referee = spawn(process.env.CAPERS ?? resolve(target, 'debug', 'capers'), ['referee'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: referee.stdout })[Symbol.asyncIterator]();

async function ask(command) {
  referee.stdin.write(`${JSON.stringify(command)}\n`);
  const { ok, refused } = JSON.parse((await answers.next()).value);
  if (refused !== undefined) throw new Error(`${JSON.stringify(command)}: ${refused.message}`);
  return ok;
}

async function play(name, options, seed, bots) {
  await ask({ cmd: 'new', game: 'dice-heist', options, seed });
  const steps = [];
  const look = async (events) => {
    const turn = await ask({ cmd: 'turn' });
    const [mover] = turn.seats ?? [];
    const views = [];
    for (const seat of [0, null]) views.push(await ask({ cmd: 'view', seat }));
    steps.push({ events, mover: mover ?? null, legal: mover === undefined ? [] : await ask({ cmd: 'legal', seat: mover }), views });
    return mover;
  };
  let mover = await look([]);
  while (mover !== undefined) {
    const action = await ask({ cmd: 'bot', seat: mover, bot: bots[mover % bots.length], budget_ms: 10, seed: seed + steps.length });
    const told = await ask({ cmd: 'act', seat: mover, action });
    mover = await look(told.filter((one) => one.seats === 'all').map((one) => one.event));
  }
  writeFileSync(`test/fixtures/${name}.json`, `${JSON.stringify({ game: 'dice-heist', options, steps })}\n`);
  console.log(`${name}: ${steps.length} steps`);
}

await play('three-greedy', { seats: 3 }, 11, ['greedy']);
await play('five-raids', { seats: 5, targeted_raid: true, open_artifacts: false }, 5, ['greedy', 'greedy', 'random']);
referee.stdin.end();
