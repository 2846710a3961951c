import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import four from '../fixtures/crew-four.json';
import two from '../fixtures/crew-two.json';
import wild from '../fixtures/crew-wild.json';
import { Answer, answerOf } from '../../src/games/crew-heist/answer.svelte.ts';
import { CARDS, CREW, ELITES, ITEMS, TILES, spaceOf } from '../../src/games/crew-heist/content.ts';
import { Hand, unasked } from '../../src/games/crew-heist/hand.svelte.ts';
import { intentsOf } from '../../src/games/crew-heist/intents.ts';
import { labelOf } from '../../src/games/crew-heist/labels.ts';
import { mapOf } from '../../src/games/crew-heist/map.ts';
import { FIRST_ALERT, attemptOf, hits, levelOf, waitsFor, type Action, type Options, type Telling, type View } from '../../src/games/crew-heist/model.ts';
import { effectWords, modWords } from '../../src/games/crew-heist/names.ts';
import { freshChance, obstacleOf, oddsOf } from '../../src/games/crew-heist/odds.ts';
import { attemptsIn, laid, replayer } from '../../src/games/crew-heist/replay.ts';
import { describe as describeSquare } from '../../src/games/crew-heist/describe.ts';
import { CrewScene } from '../../src/games/crew-heist/scene.svelte.ts';
import { sayEvent } from '../../src/games/crew-heist/say.ts';
import { sentence } from '../../src/games/crew-heist/sentence.ts';
import { whyNot } from '../../src/games/crew-heist/whynot.ts';
import { Stage } from '../../src/games/stage.svelte.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import { film, meanings } from '../../src/replay/film.ts';
import { shownTo } from '../../src/replay/record.ts';
import { Catalog, Speaker } from '../../src/words/speaker.ts';
import { unfold, type Folded } from '../unfold.ts';

const GAMES = Object.entries({ two, four, wild }).map(([name, game]) => [name, game as unknown as Folded] as const);
const read = (path: string): string => readFileSync(resolve('..', path), 'utf8');
const speakers = (['en', 'fr'] as const).map((language) => new Speaker(new Catalog(language, [read(`locales/${language}/common.ftl`), read(`locales/${language}/crew-heist.ftl`)]), ['Ada', 'Balthazar', 'Cleo', 'Dora']));
const eventsOf = ({ record }: Folded): Telling[] => [record.opening, ...record.moves.map(({ events }) => events)].flatMap((shown) => shownTo(shown, null) as Telling[]);
const viewsOf = (game: Folded): View[] => unfold(game).map(({ views }) => views[0] as View);

/** What the fold keeps: all but what chance is asked next, and the order of things that lie about. */
function shape(view: View): unknown {
  const { pending, environment, things, ...rest } = view;
  const draft = rest as View & { doing?: unknown };
  delete draft.doing;
  return { ...draft, things: things.map((thing) => JSON.stringify(Object.entries(thing).sort())).sort(), pending: pending.length > 0, environment: environment !== null };
}

describe('a replay', () => {
  it.each(GAMES)('has after every decision of the game "%s" the view that the rules gave', (_name, game) => {
    const frames = film(game.record, replayer, 'everyone');
    for (const { at, views } of unfold(game)) {
      const truth = views[0] as View;
      expect(shape(frames[at]?.view as View), `move ${at}`).toEqual(shape(truth));
    }
  });

  it('shows every viewer the same, and waits for those whom the rules ask', () => {
    for (const [, game] of GAMES) {
      if (game.record.options === undefined) continue;
      const views = viewsOf(game);
      for (const [at, step] of game.steps.entries()) {
        const view = views[at] as View;
        expect(replayer.seenBy(view, null)).toBe(view);
        if (view.options.clock !== 'simulated' && view.phase !== 'over') expect(waitsFor(view)).toEqual(step.seats);
      }
    }
  });

  it('knows what every draw could have been, in games whose dice are recorded', () => {
    const withDice = GAMES.filter(([, { record }]) => record.moves.some(({ ticket }) => ticket !== undefined));
    expect(withDice.length).toBeGreaterThan(0);
    for (const [name, { record }] of withDice) {
      const meaning = meanings(record, replayer);
      let draws = 0;
      record.moves.forEach(({ outcome, ticket }, move) => {
        if (outcome === undefined || ticket === undefined) return;
        expect(meaning(move, ticket.drawn), `${name}, move ${move}`).toEqual(outcome);
        draws += 1;
      });
      expect(draws, name).toBeGreaterThan(20);
    }
  });

  it('counts the attempts that one crook made alone, each with its odds', () => {
    const tried = attemptsIn(eventsOf(two as unknown as Folded));
    expect(tried.length).toBeGreaterThan(10);
    for (const { chance } of tried) expect(chance[0] > 0 && chance[0] <= 1).toBe(true);
    expect(tried.some(({ success }) => success)).toBe(true);
  });
});

describe('words', () => {
  it('say every event, in both languages, as the server says it', () => {
    for (const [, game] of GAMES) {
      for (const event of eventsOf(game)) {
        for (const speaker of speakers) {
          const faults: string[] = [];
          expect(speaker.say(sayEvent(event), faults)).not.toContain('crew-heist-');
          expect(faults).toEqual([]);
        }
      }
    }
  });

  it('name every effect and modifier of the box', () => {
    const effects = [
      ...[...TILES.values()].flatMap(({ actions, fail }) => [...(fail ?? []), ...actions.flatMap((action) => action.effects ?? [])]), ...[...CARDS.values()].flatMap((card) => card.effects),
      ...[...ITEMS.values()].flatMap((item) => item.effects ?? []), ...[...CREW.values()].flatMap(({ power }) => power.effects ?? []),
    ];
    const mods = [
      ...[...TILES.values()].flatMap(({ actions, mods: own }) => [...(own ?? []), ...actions.flatMap((action) => action.mods ?? [])]), ...[...ITEMS.values()].flatMap((item) => item.mods ?? []),
      ...[...CREW.values()].flatMap(({ power }) => power.mods ?? []), ...[...ELITES.values()].flatMap((elite) => elite.mods),
    ];
    for (const speaker of speakers) {
      for (const effect of effects) expect(effectWords(speaker, effect)).not.toMatch(/crew-heist|\{/);
      for (const mod of mods) expect(modWords(speaker, mod)).not.toMatch(/crew-heist|\{/);
    }
  });

  it('describe every square of every view, and every choice', () => {
    for (const [, game] of GAMES) {
      unfold(game).forEach(({ views, legal, mover }, at) => {
        if (at % 17 !== 0) return;
        const view = views[0] as View;
        for (const speaker of speakers) {
          for (const { place } of mapOf(view.options).cells) expect(describeSquare(speaker, view, place)).not.toMatch(/crew-heist|\{/);
          const hand = new Hand();
          hand.offer(legal as Action[], 'd1');
          if (mover !== null) for (const choice of hand.choices(view, mover)) expect(labelOf(speaker, view, mover, choice)).not.toMatch(/crew-heist|\{/);
        }
      });
    }
  });
});

describe('odds and numbers', () => {
  it('are those of the rules for one die at a time (CH-E13)', () => {
    const table = [[60, 84, 93.6, 97.4, 99, 99.6, 99.8], [44, 71.2, 85.9, 93.3, 96.9, 98.6, 99.4], [29.6, 57.1, 75.9, 87.2, 93.4, 96.7, 98.4], [20.6, 45.3, 65.7, 79.8, 88.7, 93.9, 96.8]];
    table.forEach((row, need) => row.forEach((percent, margin) => expect(Math.round(freshChance(need + 1, margin + 1, 1) * 1000) / 10).toBe(percent)));
    for (const [need, percent] of [[5, 68.2], [6, 50.4], [7, 31.6]] as const) expect(Math.round(freshChance(need, 4, 1) * 1000) / 10).toBe(percent);
  });

  it('give each attempt the number that the rules gave it', () => {
    let seen = 0;
    for (const [, game] of GAMES) {
      const frames = film(game.record, replayer, 'everyone');
      game.record.moves.forEach(({ seat, action, events }, move) => {
        const begun = (shownTo(events, null) as Telling[]).find((event) => event.event === 'attempt');
        if (seat === undefined || begun?.event !== 'attempt') return;
        const asked = obstacleOf(frames[move]?.view as View, seat, action as Action);
        expect([asked?.skill, asked?.need], `move ${move}`).toEqual([begun.skill, begun.need]);
        seen += 1;
      });
    }
    expect(seen).toBeGreaterThan(60);
  });

  it('never promise what cannot be, nor refuse what is certain', () => {
    for (const [at, view] of viewsOf(two as unknown as Folded).entries()) {
      const { legal, mover } = unfold(two as unknown as Folded)[at] as ReturnType<typeof unfold>[number];
      if (mover !== 0 || at % 11 !== 0) continue;
      for (const action of legal as Action[]) {
        const odds = oddsOf(view, 0, action);
        if (odds !== null) expect(odds > 0 && odds < 1).toBe(true);
      }
    }
  });

  it('know levels, hits and spaces', () => {
    expect([0, 1, 2, 4, 5, 8, 9, 13, 14, 19, 20].map(levelOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
    expect(FIRST_ALERT).toHaveLength(6);
    expect(hits([1, 3, 4, 6, null])).toBe(3);
    expect([spaceOf('ghost', 'finesse'), spaceOf('velvet', 'social'), spaceOf(null, 'social')]).toEqual([7, 7, 0]);
  });
});

describe('a hand', () => {
  const options = (two as unknown as Folded).options as Options;
  const player = { ...laid({ ...options, seats: 1 }).players[0], character: 'ghost', square: '1E9', placed: true } as View['players'][number];
  const racing = (dice: number[], need = 2): View => ({
    ...laid({ ...options, seats: 1 }), phase: 'acting', round: 1, players: [{ ...player, dice }], attempts: [{ lead: 0, helpers: [], kind: 'sneak', to: '1E8', tile: null, action: null, guard: null, x: null, with: [], clear: null, skill: 'finesse', need }],
  });

  it('throws again what shows no hit, keeps hits, and adds up to the chosen number', () => {
    const hand = new Hand();
    hand.dice = 3;
    expect(hand.throwing(racing([1, 4]), 0)).toMatchObject({ reroll: [0], add: 1 });
    hand.dice = 2;
    expect(hand.throwing(racing([4, 5], 4), 0)).toMatchObject({ reroll: [], add: 1 });
    expect(hand.throwing(racing([4, 5, 4, 6], 7), 0)).toMatchObject({ reroll: [0], add: 0 });
    hand.toggle(racing([1, 4]), 0, 1);
    expect(hand.throwing(racing([1, 4]), 0)).toMatchObject({ reroll: [0, 1], add: 0 });
    for (const place of [1, 2, 3]) hand.toggle(racing([1, 4]), 0, place);
    expect(hand.throwing(racing([1, 4]), 0), 'one again and two new ones').toMatchObject({ reroll: [0], add: 2 });
  });

  it('forgets which dice were picked when they have been thrown, though the same can be thrown again', () => {
    const hand = new Hand();
    const legal: Action[] = [{ type: 'roll', reroll: [1], add: 0 }, { type: 'give_up' }];
    hand.offer(legal, 'd1');
    hand.toggle(racing([4, 1]), 0, 0);
    expect(hand.throwing(racing([4, 1]), 0)).toMatchObject({ reroll: [0, 1], add: 0 });
    hand.offer([...legal], 'd1');
    expect(hand.throwing(racing([4, 1]), 0), 'news of others leaves the choice alone').toMatchObject({ reroll: [0, 1], add: 0 });
    hand.offer(legal, 'd2');
    expect(hand.throwing(racing([6, 1]), 0)).toMatchObject({ reroll: [1], add: 0 });
  });

  it('sends only what the server lists', () => {
    const hand = new Hand();
    hand.dice = 2;
    hand.offer([{ type: 'roll', reroll: [0], add: 0 }, { type: 'give_up' }], 'd1');
    expect(hand.roll(racing([2, 4]), 0)).toEqual({ type: 'roll', reroll: [0], add: 0 });
    expect(hand.roll(racing([2, 3]), 0)).toBeNull();
  });

  it('offers what can be done with the chosen number of dice, and every way of every game is on the list of the rules', () => {
    for (const [, game] of GAMES) {
      for (const { legal, views, mover } of unfold(game)) {
        if (mover !== 0) continue;
        const hand = new Hand();
        hand.offer(legal as Action[], 'd1');
        const view = views[0] as View;
        for (const { action } of hand.choices(view, 0)) expect(legal).toContainEqual(action);
        if (attemptOf(view, 0) !== null) expect(legal).toContainEqual(hand.roll(view, 0));
      }
    }
  });

  it('knows what may be done though nothing is asked: dropping, and calling a vote', () => {
    const view: View = { ...racing([]), attempts: [], phase: 'planning', players: [{ ...player, ready: true, inventory: [{ item: 'loot' }, { item: 'incapacitated_guard', n: 3 }] }] };
    expect(unasked(view, 0)).toEqual([{ type: 'drop', item: 'loot', square: '1E9' }, { type: 'drop', item: 'incapacitated_guard', square: '1E9', n: 3 }, { type: 'call_vote' }]);
    expect(unasked({ ...view, planning: { ...view.planning, voted: true } }, 0)).toHaveLength(2);
    expect(unasked({ ...view, phase: 'environment' }, 0)).toEqual([]);
  });
});

describe('why not', () => {
  it('is said of exactly the squares that the rules do not list (CH 10)', () => {
    const said = new Set<string>();
    for (const [, game] of GAMES) {
      for (const { legal, views, mover } of unfold(game)) {
        const view = views[0] as View;
        if (mover !== 0 || view.phase !== 'acting' || view.pending.length > 0) continue;
        for (const gait of ['run', 'sneak', 'walk'] as const) {
          const listed = new Set((legal as Action[]).flatMap((action) => (action.type === gait ? [action.to] : [])));
          for (const { id } of mapOf(view.options).cells) {
            const code = whyNot(view, 0, id, gait);
            if (code !== null) said.add(code);
            const isMeant = mapOf(view.options).isStoodOn(id) && id !== view.players[0]?.square;
            if (isMeant) expect(code === null, `${gait} to ${id}: ${code}`).toBe(listed.has(id));
          }
        }
      }
    }
    for (const code of ['no_step', 'busy', 'tile_face_down', 'needs_tile_action']) expect(said).toContain(code);
  });
});

describe('the answer of the building', () => {
  const game = two as unknown as Folded;
  const views = viewsOf(game);
  const at = unfold(game).findIndex(({ events }) => (events as unknown as Telling[]).some((event) => event.event === 'phase' && event.phase === 'environment'));
  const events = unfold(game)[at]?.events as unknown as Telling[];
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });

  it('tells every decision of every guard, and ends where the rules are', () => {
    const steps = answerOf(views[at - 1] as View, events);
    expect(steps[0]?.event).toMatchObject({ event: 'phase', phase: 'environment' });
    const decided = steps.filter(({ event }) => event.event === 'guard_action' || event.event === 'stood_up').map(({ guard }) => guard);
    expect(new Set(decided)).toEqual(new Set((views[at - 1] as View).guards.map(({ n }) => n)));
    expect(steps.at(-1)?.view.guards.map(({ n, square }) => [n, square])).toEqual((views[at] as View).guards.map(({ n, square }) => [n, square]));
    expect(answerOf(views[at - 1] as View, events.slice(1))).toEqual([]);
  });

  it('does what could be foreseen of every guard just before his decision (CH-12)', () => {
    const decisions = new Map<string, number>();
    for (const [name, one] of GAMES) {
      const seen = viewsOf(one);
      unfold(one).forEach(({ events: told }, step) => {
        const answer = step === 0 ? [] : answerOf(seen[step - 1] as View, told as unknown as Telling[]);
        answer.forEach(({ event }, place) => {
          if (event.event !== 'guard_action') return;
          const intent = intentsOf(answer[place - 1]?.view as View).find(({ guard }) => guard === event.guard);
          expect(intent?.decision, `${name}, step ${step}`).toEqual(event);
          const next = answer[place + 1]?.event;
          expect(intent?.step?.to ?? null, `${name}, step ${step}`).toBe(next?.event === 'guard_moved' && next.guard === event.guard ? next.to : null);
          decisions.set(event.why, (decisions.get(event.why) ?? 0) + 1);
        });
      });
    }
    for (const why of ['on_route', 'at_station', 'closest_token', 'sees_exposed', 'back_to_route']) expect(decisions.get(why) ?? 0, why).toBeGreaterThan(0);
  });

  it('is foreseen as the examples of the rules have it (CH-E17 to CH-E27)', () => {
    const options = { ...((two as unknown as Folded).options as Options), map: 'tower', seats: 4 };
    const bare = laid(options);
    const guards = (at: Record<number, string>): View['guards'] => Object.entries(at).map(([n, square]) => ({ n: Number(n), square, distracted: false, elite: null, extra: 0 }));
    const at = (...squares: (string | null)[]): View['players'] => bare.players.map((player, seat) => ({ ...player, status: squares[seat] == null ? 'out' : 'in', square: squares[seat] ?? null }));
    const goes = (change: Partial<View>): (string | null)[] => intentsOf({ ...bare, players: at(), ...change }).map(({ step }) => step?.to ?? null);
    expect(goes({ guards: guards({ 1: '1A9' }), decoys: ['1G3'] })).toEqual(['1B9']);
    expect(goes({ guards: guards({ 1: '1M3' }), decoys: ['1A9'] })).toEqual(['1M4']);
    expect(goes({ guards: guards({ 4: '1G9' }), decoys: ['1G7', '1E9'] })).toEqual(['1F9']);
    expect(goes({ guards: guards({ 1: '1A4', 4: '1M5', 6: '1J3' }), decoys: ['1G9'] })).toEqual(['1A5', '1M7', '1J5']);
    expect(goes({ guards: guards({ 1: '1A4', 4: '1M5', 6: '1J3' }), decoys: ['1G9'], in_force: 5 }).slice(1)).toEqual(['1M7', '1J5']);
    const exposed = (square: string): View['players'] => at(square).map((player, seat) => ({ ...player, exposed: seat === 0 }));
    expect(goes({ guards: guards({ 3: '2G7' }), players: exposed('2G3') })).toEqual(['2G6']);
    expect(intentsOf({ ...bare, guards: guards({ 12: '1F10' }), players: exposed('1G11') })[0]?.decision).toMatchObject({ kind: 'patrol', target: '1F11' });
    expect(intentsOf({ ...bare, guards: guards({ 12: '1F10' }), players: exposed('1G11'), alerts: ['1H12'] })[0]?.decision).toMatchObject({ kind: 'chase' });
    expect(goes({ guards: guards({ 1: '1A5' }), players: at('1A7', '1A7', '1A7', '1A7') })).toEqual(['1A4']);
  });

  it('runs by itself, can be stepped through and is over with one press', () => {
    const answer = new Answer(answerOf(views[at - 1] as View, events), 1);
    expect(answer.isRunning).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(answer.at).toBeGreaterThan(0);
    answer.go(0);
    vi.advanceTimersByTime(5000);
    expect(answer.at).toBe(0);
    answer.run();
    vi.advanceTimersByTime(200_000);
    expect(answer.isOpen).toBe(false);
    answer.open();
    expect([answer.at, answer.isOpen]).toEqual([0, true]);
    answer.close();
    expect(answer.step).toBeNull();
  });

  it.each(GAMES)('holds back the result of the game "%s" until the last answer has been shown, step by step', (_name, one) => {
    const last = unfold(one).at(-1);
    const told = last?.events as unknown as Telling[];
    const table = new TableStore('t1');
    const scene = new CrewScene();
    const speaker = speakers[0] as Speaker;
    const sight = { seat: 0, turn: null, decision: null, undo: false };
    table.hear({ type: 'view', ...sight, number: 0, view: viewsOf(one).at(-2) });
    const stage = new Stage(table, scene, () => speaker);
    table.hear({ type: 'update', first: 1, entries: told.map((event) => ({ event, say: sayEvent(event) })), sight: { ...sight, number: told.length, view: last?.views[0] } });
    return vi.advanceTimersByTimeAsync(0).then(() => {
      expect(stage.isPlaying).toBe(false);
      const started = told.findLastIndex((event) => event.event === 'phase' && event.phase === 'environment');
      expect([stage.heldBack, stage.toldUntil]).toEqual([told.length - 1 - started, started + 1]);
      expect(sentence(stage, last?.views[0] as View)).toBe('Who came out…');
      stage.catchUp();
      scene.answer?.go(3);
      expect(stage.toldUntil, 'the log goes with it').toBe(started + 4);
      scene.answer?.run();
      vi.advanceTimersByTime(600_000);
      expect([stage.heldBack, stage.toldUntil, scene.answer?.isOpen]).toEqual([0, null, false]);
      expect(sentence(stage, last?.views[0] as View)).not.toBe('Who came out…');
    });
  });

  it('does not run by itself where no motion is wanted', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const answer = new Answer(answerOf(views[at - 1] as View, events), 1);
    vi.advanceTimersByTime(10_000);
    expect([answer.at, answer.isOpen, answer.isRunning]).toEqual([0, true, false]);
  });
});
