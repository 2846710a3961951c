// Plays whole games with the real rules (`capers referee`) and writes what each viewer saw, for the unit and visual checks, and some
// records beside them.
// Usage: cargo build -p capers && npm run fixture
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** What seat 0 may ask at Museum Heist: where each piece can go, where it cannot and why, and what each legal action means. */
async function answersAt() {
  const { pieces } = await ask({ cmd: 'insight', seat: 0 });
  const legal = await ask({ cmd: 'legal', seat: 0 });
  const questions = legal.some(({ type }) => type === 'place_artwork')
    ? [{ type: 'why_not_place' }]
    : [
        ...pieces.flatMap(({ piece }) => ['ways', 'why_not_move'].map((type) => ({ type, piece }))),
        ...legal.map((action) => ({ type: 'meaning', action })),
      ];
  const answers = [];
  for (const question of questions) answers.push([question, await ask({ cmd: 'insight', seat: 0, question })]);
  return answers;
}

/** So many events are kept with a moment. */
const MOST_EVENTS = 30;

/**
 * Plays a game and keeps some moments of it: those at `numbers`, those that ask seat 0 something while it is below `most`, and the end.
 * What happened between two moments is kept with the later one; a spectator's view where it differs from that of seat 0. The moves of the
 * kept game are played again, whatever bots would do now: scenes are named by the number of their step. Without a kept game bots play a new
 * one. At the moments `asked` the answers are kept that the page of Museum Heist may ask for.
 */
async function play(game, name, options, seed, bots, numbers, most = 0, asked = []) {
  if (!name.includes(process.argv[2] ?? '')) return;
  await ask({ cmd: 'new', game, options, seed });
  const file = `test/fixtures/${name}.json`;
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).moves ?? []) : [];
  const [steps, moves] = [[], []];
  let heard = [];
  for (let at = 0; ; at += 1) {
    const { seats = [] } = await ask({ cmd: 'turn' });
    const mover = seats[0] ?? null;
    if (mover === null || numbers.includes(at) || (mover === 0 && at < most)) {
      const views = [await ask({ cmd: 'view', seat: 0 }), await ask({ cmd: 'view', seat: null })];
      if (JSON.stringify(views[0]) === JSON.stringify(views[1])) views.pop();
      // The page of Museum Heist reads everything that happened; elsewhere the log is only looked at.
      steps.push({
        at,
        events: game === 'museum-heist' ? heard : heard.slice(-MOST_EVENTS),
        mover,
        legal: mover === null ? [] : await ask({ cmd: 'legal', seat: mover }),
        views,
        insights: [await ask({ cmd: 'insight', seat: 0 })],
        ...(asked.includes(at) ? { answers: await answersAt() } : {}),
      });
      heard = [];
    }
    if (mover === null) break;
    const action =
      known[at] ?? (await ask({ cmd: 'bot', seat: mover, bot: bots[mover % bots.length], budget_ms: 10, seed: seed + at + 1 }));
    moves.push(action);
    const told = await ask({ cmd: 'act', seat: mover, action });
    heard.push(...told.filter((one) => one.seats === 'all' || one.seats.includes(0)).map((one) => one.event));
  }
  writeFileSync(file, `${JSON.stringify({ game, options, moves, steps })}\n`);
  console.log(`${name}: ${steps.map(({ at }) => at).join(' ')}`);
}

/**
 * Plays a game of The Heist and keeps one moment for every kind of question to seat 0, with what the rules tell beside the view, one of
 * somebody else's turn, the moments around a walk of the guard, and the end. The events between two moments are kept with the later one.
 */
async function scenes(name, options, seed, bots) {
  if (!name.includes(process.argv[2] ?? '')) return;
  await ask({ cmd: 'new', game: 'jewel-heist', options, seed });
  const steps = [];
  const kinds = new Set();
  let heard = [];
  for (let number = 0; ; number += 1) {
    const { seats = [] } = await ask({ cmd: 'turn' });
    const mover = seats.includes(0) ? 0 : (seats[0] ?? null);
    const view = await ask({ cmd: 'view', seat: 0 });
    const walked = heard.some(({ event }) => event === 'guard_walked');
    const isLast = mover !== null && view.phase === 'move' && view.queue.length === 1 && view.round > 1;
    const kind =
      mover === null ? 'over' : walked && kinds.has('last move') ? 'walked' : isLast ? 'last move' : mover === 0 ? view.phase : 'theirs';
    if (!kinds.has(kind)) {
      kinds.add(kind);
      steps.push({
        kind,
        events: heard,
        mover,
        legal: mover === 0 ? await ask({ cmd: 'legal', seat: 0 }) : [],
        views: [view],
        insights: [await ask({ cmd: 'insight', seat: 0 })],
      });
      heard = [];
    }
    if (mover === null) break;
    const action = await ask({ cmd: 'bot', seat: mover, bot: bots[mover % bots.length], budget_ms: 10, seed: seed + number });
    const told = await ask({ cmd: 'act', seat: mover, action });
    heard = [...heard, ...told.filter((one) => one.seats === 'all' || one.seats.includes(0)).map((one) => one.event)];
  }
  writeFileSync(`test/fixtures/${name}.json`, `${JSON.stringify({ game: 'jewel-heist', options, steps })}\n`);
  console.log(`${name}: ${steps.map(({ kind }) => kind).join(', ')}`);
}

/**
 * Plays a game in which all may act at once and nothing is hidden. Kept are the moments that ask seat 0 something of a new kind, and the
 * end: what has changed since the moment before, what goes with it, and the list of the rules. Whoever waits is done.
 */
async function race(name, options, seed, bots) {
  if (!name.includes(process.argv[2] ?? '')) return;
  await ask({ cmd: 'new', game: 'crew-heist', options, seed });
  const [steps, kinds] = [[], new Set()];
  let before = {};
  for (let number = 0; ; number += 1) {
    const { seats = [] } = await ask({ cmd: 'turn' });
    const view = await ask({ cmd: 'view', seat: 0 });
    const mover = seats.find((seat) => !view.players[seat].waiting) ?? seats[0] ?? null;
    const legal = mover === 0 ? await ask({ cmd: 'legal', seat: 0 }) : [];
    const { dice, failing, notice } = view.players[0];
    const kind =
      mover === null
        ? 'over'
        : view.phase !== 'acting'
          ? view.phase
          : failing
            ? 'failing'
            : dice.length > 0
              ? 'rolling'
              : notice !== null
                ? 'notice'
                : 'acting';
    const key = JSON.stringify([
      kind,
      dice.length,
      ...new Set(legal.map(({ type, ...rest }) => [type, ...Object.keys(rest)].join(' ')).sort()),
    ]);
    if (mover === null || (mover === 0 && !kinds.has(key))) {
      kinds.add(key);
      const change = Object.fromEntries(
        Object.entries(view).filter(([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value)),
      );
      steps.push({ kind, mover, legal, change, insight: await ask({ cmd: 'insight', seat: 0 }) });
      before = view;
    }
    if (mover === null) break;
    const action = await ask({ cmd: 'bot', seat: mover, bot: bots[mover % bots.length], budget_ms: 10, seed: seed + number });
    await ask({ cmd: 'act', seat: mover, action });
  }
  writeFileSync(`test/fixtures/${name}.json`, `${JSON.stringify({ game: 'crew-heist', options, steps })}\n`);
  console.log(`${name}: ${steps.map(({ kind }) => kind).join(', ')}`);
}

await play(
  'dice-heist',
  'five-raids',
  { seats: 5, targeted_raid: true, open_artifacts: false },
  5,
  ['greedy', 'greedy', 'random'],
  [0, 17, 18, 21],
  999,
);
await play('quartz-dice', 'quartz-three', { seats: 3 }, 11, ['greedy'], [5, 8, 10, 19, 20, 67, 70, 100], 70);
await play(
  'quartz-dice',
  'quartz-last',
  { seats: 5, mode: 'last_shall_be_first' },
  7,
  ['greedy', 'greedy', 'random'],
  [100, 173, 222, 240],
);
await play('quartz-dice', 'quartz-tournament', { seats: 3, mode: 'grand_tournament', first_seat: 1 }, 3, ['greedy', 'random'], [248, 294]);
await play('museum-heist', 'museum-two', { seats: 2, first_seat: 1 }, 5, ['greedy', 'random'], []);
await play('museum-heist', 'museum-four', { seats: 4 }, 21, ['greedy', 'random'], [38, 47, 48, 50, 51, 52, 53, 66], 999, [47, 51]);
await play(
  'museum-heist',
  'museum-octagon',
  { seats: 3, board: 'octagon9', landing: 'any', reveal_all: true },
  4,
  ['random'],
  [46, 52],
  999,
  [46],
);
await play(
  'museum-heist',
  'museum-brought',
  {
    seats: 2,
    board: {
      id: 'cloister',
      grid: ['...........', '.##.....##.', '.#P.....P#.', '...........', '...........', '.#P.....P#.', '.##.....##.', '...........'],
    },
    target: 2,
  },
  9,
  ['random', 'greedy'],
  [14],
);
await scenes(
  'jewel-three',
  {
    seats: 3,
    gear: ['alarm_clock', 'fuse_cutter', 'hand_mirror', 'long_tongs', 'smoke_screen', 'trip_wire'],
    characters: ['lookout', 'pickpocket', 'mastermind'],
    jewelry_dealt: 4,
  },
  8,
  ['greedy'],
);
await scenes('jewel-crew', { seats: 2, mode: 'coop', coop_deck: 8, coop_fence: 'swap', characters: ['broker', 'ventriloquist'] }, 5, [
  'greedy',
  'random',
]);
await race('crew-two', { seats: 2, map: 'corner', difficulty: 'easy', clock: 'untimed' }, 5, ['greedy']);
await race(
  'crew-four',
  {
    seats: 4,
    map: 'tower',
    difficulty: 'hard',
    clock: 'simulated',
    characters: 'choose',
    powers: true,
    items: true,
    elite_guards: 3,
    dawn: 5,
  },
  8,
  ['random', 'greedy', 'random'],
);
referee.stdin.end();
