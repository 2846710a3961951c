import { describe, expect, it } from 'vitest';
import { blueprintOf } from '../../src/games/jewel-heist/blueprint.ts';
import { walk } from '../../src/games/jewel-heist/guard.ts';
import { beam, litCells } from '../../src/games/jewel-heist/light.ts';
import { SHAPES, countOf, handFacts, total, waitsFor, type Action, type View } from '../../src/games/jewel-heist/model.ts';
import { Plan } from '../../src/games/jewel-heist/plan.svelte.ts';
import { reachWith, whyNotThere } from '../../src/games/jewel-heist/reach.ts';
import { after, replayer, seenBy } from '../../src/games/jewel-heist/replay.ts';
import { sayEvent } from '../../src/games/jewel-heist/say.ts';
import { confirmation, told } from '../../src/games/jewel-heist/sentence.ts';
import { Chronicle } from '../../src/games/jewel-heist/story.ts';
import { check } from '../../src/replay/fair.ts';
import { film, meanings } from '../../src/replay/film.ts';
import type { GameRecord } from '../../src/replay/record.ts';
import { GAMES, heardBy, read, replayed, spacesOf, speakers } from './jewel.table.ts';

describe('a replay', () => {
  it.each(GAMES)('of %s makes every position and every view that the rules gave (JH-4.1 to JH-4.3)', (_, game) => {
    const open = replayed(game);
    let compared = 0;
    for (const [number, step] of game.steps.entries()) {
      const view = open[number] as View;
      if (step.position !== null) {
        const { seats, ...rest } = view;
        expect({ ...rest, seats: seats.map(({ decided: _decided, ...player }) => player) }, `position ${number}`).toEqual(step.position);
      }
      for (const [viewer, seen] of step.views) {
        expect(seenBy(view, viewer), `view of ${viewer} at ${number}`).toEqual(seen);
        compared += 1;
      }
      expect(waitsFor(view).toSorted(), `turn ${number}`).toEqual([...step.legal.keys()].toSorted());
    }
    expect(compared).toBeGreaterThan(30);
  });

  it.each(GAMES)('of %s can be followed from one seat’s events alone, as a table does while something is shown happening', (_, { steps }) => {
    for (const viewer of [0, null]) {
      let view: View | null = null;
      let compared = 0;
      for (const step of steps) {
        const seen = step.views.get(viewer);
        if (view !== null && seen !== undefined) {
          // What is chosen without an event is not known before the server says it.
          const open = ({ guard, jewels, seats, round, blueprint, bag, discard, shared, deck, smoke, wires, alarms }: View): unknown => ({
            guard, jewels, round, blueprint, bag, discard, shared, deck, smoke, wires, alarms,
            seats: seats.map(({ space, jewels: owned, noise, gear, jewelry, pack, special_left }) => ({ space, owned, noise, gear, jewelry: countOf(jewelry), pack: countOf(pack), special_left })),
          });
          // A crew that leaves its cards as they are does so without an event, so that such a game cannot be compared.
          if (seen.options.coop_fence !== 'swap') {
            expect(open(view)).toEqual(open(seen));
            compared += 1;
          }
        }
        view = seen ?? view;
        for (const event of heardBy(step, viewer)) if (view !== null) view = after(view, event);
      }
      const isSwap = steps.some((step) => step.views.get(viewer)?.options.coop_fence === 'swap');
      if (isSwap) expect(compared).toBe(0);
      else expect(compared).toBeGreaterThan(8);
    }
  });

  it.each(GAMES)('of %s has words for every event as every viewer hears it, in both languages', (_, { steps }) => {
    for (const speaker of speakers) {
      const faults: string[] = [];
      for (const { event } of steps.flatMap((step) => step.events)) speaker.say(sayEvent(event), faults);
      expect(faults).toEqual([]);
    }
  });
});

describe('the light and the guard', () => {
  it.each(GAMES)('of %s go where the rules say they went (JH-2.40, JH-2.45 to JH-2.49)', (_, game) => {
    const open = replayed(game);
    let walks = 0;
    for (const [number, step] of game.steps.entries()) {
      const before = open[number] as View;
      const events = step.events.map(({ event }) => event);
      const flipped = events.find((event) => event.event === 'flipped');
      const gone = events.find((event) => event.event === 'guard_walked');
      const faces = events.find((event) => event.event === 'guard_faces');
      for (const event of events) if (event.event === 'guard_turned' && event.with === 'lookout' && before.guard.light) expect(spacesOf(before.blueprint, beam(blueprintOf(before.blueprint), before.guard.at, event.facing, before.smoke))).toEqual(event.lit);
      if (flipped?.event !== 'flipped' || gone?.event !== 'guard_walked' || faces?.event !== 'guard_faces') continue;
      const walked = walk(before, flipped.steps);
      expect([before.guard.at, ...walked.steps.map(({ to }) => to)], `walk ${number}`).toEqual(gone.path);
      expect([walked.wired, walked.facing]).toEqual([gone.wired, faces.facing]);
      expect(spacesOf(before.blueprint, beam(blueprintOf(before.blueprint), walked.at, walked.facing))).toEqual(faces.lit);
      walks += 1;
    }
    expect(walks).toBeGreaterThan(2);
  });

  it.each(GAMES)('of %s let players go where the server lets them go, and say the same reasons (JH-5.7, JH-6.20)', (_, game) => {
    const open = replayed(game);
    let compared = 0;
    const codes = new Set<string | null>();
    for (const [number, step] of game.steps.entries()) {
      const view = open[number] as View;
      if (view.phase !== 'move') continue;
      for (const [seat, legal] of step.legal) {
        const card = view.seats[seat]?.card ?? '';
        const goals = [...new Set(legal.flatMap((action) => (action.type === 'move' ? [action.to] : [])))];
        expect(reachWith(view, seat, card), `move ${number}`).toEqual(goals);
        const inTheDark = reachWith({ ...view, guard: { ...view.guard, light: false } }, seat, card);
        const isSeen = handFacts(card).effect !== 'disguise';
        for (const cell of blueprintOf(view.blueprint).spaces) {
          const code = goals.includes(cell) ? null : isSeen && litCells(view).includes(cell) ? 'lit_destination' : inTheDark.includes(cell) ? 'light_in_the_way' : 'too_far';
          expect(whyNotThere(view, seat, card, cell), `${card} to ${cell} at ${number}`).toBe(code);
          codes.add(code);
        }
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(5);
    expect([...codes]).toEqual(expect.arrayContaining([null, 'lit_destination', 'too_far']));
  });
});

describe('a plan', () => {
  const asked = GAMES.flatMap(([, game]) => {
    const open = replayed(game);
    return game.steps.flatMap((step, number) => [...step.legal].map(([seat, legal]) => ({ view: seenBy(open[number] as View, seat), seat, legal })));
  });

  /** Chooses an action as a hand would, and gives back what would be sent. */
  function build(plan: Plan, view: View, seat: number, action: Action): Action | null {
    plan.clear();
    if ('at' in action) plan.press(action.at);
    else if (action.type === 'move') {
      plan.press(action.to);
      plan.trick = (plan.moves.get(action.to) ?? []).findIndex((one) => JSON.stringify(one) === JSON.stringify(action));
    } else if (action.type === 'drop') {
      for (const shape of SHAPES) for (let count = 0; count < (action.jewels[shape] ?? 0); count += 1) plan.change(shape, 1, view.seats[seat]?.jewels ?? {});
    } else if (action.type === 'swap') {
      plan.taken = action.in;
      plan.out = action.out;
    } else plan.choose(action);
    return plan.action;
  }

  it('can send everything that is legal, and says what it means in both languages', () => {
    const built: Record<string, number> = {};
    const missed: Action[] = [];
    for (const { view, seat, legal } of asked) {
      const plan = new Plan();
      plan.offer(legal, view.phase, 'd1');
      for (const action of legal.slice(0, 60)) {
        if (JSON.stringify(build(plan, view, seat, action)) !== JSON.stringify(action)) missed.push(action);
        built[action.type] = (built[action.type] ?? 0) + 1;
        for (const speaker of speakers) expect(confirmation(speaker, view, seat, action)).not.toMatch(/jewel-heist|\{/);
      }
    }
    expect(missed).toEqual([]);
    for (const type of ['pick', 'draft', 'pass', 'place', 'play', 'move']) expect(built[type], type).toBeGreaterThan(10);
  });

  it('never drops more than it must, nor what is not there', () => {
    const plan = new Plan();
    plan.offer([{ type: 'drop', jewels: { oval: 2 } }, { type: 'drop', jewels: { oval: 1, star: 1 } }], 'drop', 'd1');
    const owned = { oval: 2, star: 1 };
    plan.change('star', 1, owned);
    plan.change('star', 1, owned);
    expect([plan.mustDrop, plan.jewels, plan.action]).toEqual([2, { star: 1 }, null]);
    plan.change('oval', 1, owned);
    plan.change('oval', 1, owned);
    expect(plan.action).toEqual({ type: 'drop', jewels: { oval: 1, star: 1 } });
    plan.change('oval', -1, owned);
    plan.change('oval', -1, owned);
    expect(plan.jewels).toEqual({ star: 1 });
  });

  it('says when the same is chosen twice, and is put away with the question', () => {
    const plan = new Plan();
    const legal: Action[] = [{ type: 'move', to: 'e5' }, { type: 'move', to: 'e7' }];
    plan.offer(legal, 'move', 'd1');
    expect([plan.press('e5'), plan.press('e5'), plan.press('a1'), plan.action]).toEqual([false, true, false, legal[0]]);
    plan.offer(structuredClone(legal), 'move', 'd1');
    expect(plan.to).toBe('e5');
    // The same choices in another decision are to be made anew.
    plan.offer(legal, 'move', 'd2');
    expect([plan.to, plan.action]).toEqual([null, null]);
    plan.press('e7');
    plan.offer([], 'move', null);
    expect([plan.question, plan.action]).toEqual([null, null]);
    // News of others came in between: the choice is still there.
    plan.offer(legal, 'move', 'd2');
    expect(plan.action).toEqual(legal[1]);
  });
});

describe('the guard’s tale', () => {
  it.each(GAMES)('of %s tells every walk as it was, and whom he caught', (_, game) => {
    const events = game.steps.flatMap((step) => heardBy(step, null));
    const options = (game.steps[0]?.position as View).options;
    const { tales } = new Chronicle().tell(options, events);
    const walks = events.flatMap((event) => (event.event === 'guard_walked' ? [event.path.at(-1)] : []));
    const faces = events.flatMap((event) => (event.event === 'guard_faces' ? [event.facing] : []));
    expect(tales.map(({ walked }) => walked.at)).toEqual(walks);
    expect(tales.map(({ walked }) => walked.facing)).toEqual(faces);
    expect(tales.flatMap(({ caught }) => caught.map(({ seat }) => seat))).toEqual(events.flatMap((event) => (event.event === 'caught' ? [event.seat] : [])));
    expect(tales.flatMap(({ caught }) => caught.map(({ dropped }) => total(dropped))).filter((count) => count > 0)).toEqual(events.flatMap((event) => (event.event === 'dropped' ? [total(event.jewels)] : [])));
    for (const speaker of speakers) for (const tale of tales) for (const line of told(speaker, 0, tale)) expect(line).not.toMatch(/jewel-heist|\{/);
    // Told the beginning first and then the rest, it is the same.
    const piecewise = new Chronicle();
    piecewise.tell(options, events.slice(0, 200));
    expect(piecewise.tell(options, events).tales).toEqual(tales);
  });
});

const records = ['greedy-three-seats', 'greedy-crew'].map((name) => [name, JSON.parse(read(`records/jewel-heist/1/${name}.json`)) as GameRecord] as const);

describe('a record', () => {
  it.each(records)('%s ends as the game did, and its draws follow from what was promised', async (_, record) => {
    expect(film(record, replayer, 'everyone').at(-1)?.view).toMatchObject({ phase: 'over' });
    expect(await check(record, meanings(record, replayer))).toMatchObject({ kind: 'checked', fault: null });
  });

  it.each(records)('%s through one pair of eyes shows no card that those eyes have not seen (JH-4.2)', (_, record) => {
    const hidden = (['jewelry', 'pack'] as const);
    for (const eyes of ['spectator', ...record.seats.keys()] as const) {
      for (const frame of film(record, replayer, eyes)) {
        const view = frame.view as View;
        expect(view.deck.cards).toBeUndefined();
        if (view.phase === 'over') continue;
        view.seats.forEach((player, seat) => {
          if (seat === eyes) return;
          for (const part of hidden) if (countOf(player[part]) > 0) expect('count' in player[part], `${part} of ${seat}`).toBe(true);
          expect(player.pick).toBeNull();
          if (['draft', 'choose', 'answer', 'question'].includes(view.phase) && !player.told) expect(player.card).toBeNull();
        });
      }
    }
  });

  it('finds a card that was exchanged', async () => {
    const good = records[0]?.[1] as GameRecord;
    const bad = structuredClone(good);
    const at = bad.moves.findIndex((move) => (move.outcome as { type?: string } | undefined)?.type === 'deal_jewelry');
    const move = bad.moves[at];
    if (move !== undefined) move.outcome = { ...(move.outcome as object), card: (move.outcome as { card: string }).card === 'J01' ? 'J02' : 'J01' };
    const found = await check(bad, meanings(good, replayer));
    expect(found.kind === 'checked' && found.fault?.move).toBe(at);
  });
});
