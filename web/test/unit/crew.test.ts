import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync, mount, unmount } from 'svelte';
import { EnvironmentPlayback, environmentSteps, type Heard } from '../../src/games/crew-heist/environment.svelte.ts';
import { CARDS, CREW, ELITES, ITEMS, TILES } from '../../src/games/crew-heist/model.ts';
import Decision from '../../src/games/crew-heist/Decision.svelte';
import { describe as describeSquare } from '../../src/games/crew-heist/describe.ts';
import { Plan } from '../../src/games/crew-heist/plan.svelte.ts';
import { labelOf, pricesOf } from '../../src/games/crew-heist/labels.ts';
import { mapOf } from '../../src/games/crew-heist/map.ts';
import { attemptOf, type Action, type Overview, type GameEvent, type View } from '../../src/games/crew-heist/model.ts';
import { effectWords, modWords, thingName } from '../../src/games/crew-heist/names.ts';
import { CrewScene } from '../../src/games/crew-heist/scene.svelte.ts';
import { sentence } from '../../src/games/crew-heist/sentence.ts';
import { Stage } from '../../src/games/stage.svelte.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import { ATTEMPT, GAMES, racing, speakers, stageOf } from './crew.table.ts';

const english = speakers[0];
const MOMENTS = GAMES.flatMap(([, moments]) => moments);

describe('words', () => {
  it('name every effect and modifier of the box', () => {
    const effects = [
      ...[...TILES.values()].flatMap(({ actions, fail }) => [...fail, ...actions.flatMap((action) => action.effects)]),
      ...[...CARDS.values()].flatMap((card) => card.effects),
      ...[...ITEMS.values()].flatMap((item) => item.effects),
      ...[...CREW.values()].flatMap(({ power }) => power.effects),
    ];
    const mods = [
      ...[...TILES.values()].flatMap(({ actions, mods: own }) => [...own, ...actions.flatMap((action) => action.mods)]),
      ...[...ITEMS.values()].flatMap((item) => item.mods),
      ...[...CREW.values()].flatMap(({ power }) => power.mods),
      ...[...ELITES.values()].flatMap((elite) => elite.mods),
    ];
    for (const speaker of speakers) {
      for (const effect of effects) expect(effectWords(speaker, effect)).not.toMatch(/crew-heist|\{/);
      for (const mod of mods) expect(modWords(speaker, mod)).not.toMatch(/crew-heist|\{/);
    }
  });

  it('describe every square of every moment, every choice, and what every guard would do', () => {
    for (const { view, legal, mover, insight } of MOMENTS) {
      for (const speaker of speakers) {
        for (const { place } of mapOf(view.options).cells) expect(describeSquare(speaker, view, place)).not.toMatch(/crew-heist|\{/);
        const plan = new Plan();
        plan.offer(legal, 'd1');
        if (mover !== null)
          for (const choice of plan.choices(view, mover, insight.uses))
            expect(labelOf(speaker, view, mover, choice)).not.toMatch(/crew-heist|\{/);
        for (const { say } of insight.guards) expect(speaker.say(say)).not.toMatch(/crew-heist|\{/);
      }
    }
  });

  it('say where a thing works that is used from afar (CH-10.5)', () => {
    const view = racing('1E9');
    const plan = new Plan();
    plan.offer([{ type: 'use', item: 'flashbang' }], 'd1');
    const labels = (square: string): string[] =>
      speakers.flatMap((speaker) =>
        plan.choices(view, 0, [{ item: 'flashbang', square }]).map((choice) => labelOf(speaker, view, 0, choice)),
      );
    expect(labels('1G5').map((label) => label.endsWith('1G5'))).toEqual([true, true]);
    expect(labels('1E9').join()).not.toContain('1E9');
  });

  it('say whose card it is where somebody else carries it or it lies about', () => {
    expect(thingName(english, { item: 'flashbang', owner: 1 }, 1)).toBe(thingName(english, { item: 'flashbang' }));
    expect(thingName(english, { item: 'flashbang', owner: 1 }, 0)).toContain('Balthazar');
    expect(thingName(english, { item: 'flashbang', owner: 1 })).toContain('Balthazar');
  });
});

describe('prices', () => {
  it('stand on every button that throws, with the odds of the rules', () => {
    let seen = 0;
    for (const { legal, insight } of MOMENTS) {
      for (const action of legal) {
        if (!('dice' in action)) continue;
        const price = pricesOf(english, insight, action, true);
        expect(price?.skill, JSON.stringify(action)).toMatch(/^[A-Z][a-z] \d$/);
        expect(price?.odds).toMatch(/%$/);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(200);
  });

  it('are said with their parts where more than the plain number is in them', () => {
    const action: Action = { type: 'hide', dice: 2 };
    const insight = {
      throws: [
        {
          action: { ...action, dice: 1 },
          skill: 'finesse',
          need: 4,
          parts: [
            { why: 'base', n: 3 },
            { why: 'level', n: 1 },
          ],
          odds: [
            [1, 2],
            [1, 3],
            [1, 4],
            [1, 5],
          ],
        },
      ],
    } as unknown as Overview;
    expect(pricesOf(english, insight, action, true)).toMatchObject({ skill: 'Fi 4', odds: '33.3%' });
    expect(pricesOf(english, insight, action, true)?.parts).toContain('+1');
    expect(pricesOf(english, insight, action, false)?.odds).toBe('');
    expect(pricesOf(english, null, action, true)).toBeNull();
  });
});

const rolling = (dice: number[], more: Partial<View['players'][number]> = {}): View => {
  const view = racing('1E9', { attempts: [ATTEMPT] });
  return { ...view, players: view.players.map((player) => (player.seat === 0 ? { ...player, dice, ...more } : player)) };
};

describe('a hand', () => {
  it('throws again what shows no hit, keeps hits, and adds up to the chosen number', () => {
    const plan = new Plan();
    plan.dice = 3;
    expect(plan.throwing(rolling([1, 4]), 0)).toMatchObject({ reroll: [0], add: 1 });
    plan.dice = 2;
    expect(plan.throwing(rolling([4, 5]), 0)).toMatchObject({ reroll: [], add: 1 });
    expect(plan.throwing(rolling([4, 5, 4, 6]), 0)).toMatchObject({ reroll: [0], add: 0 });
    plan.toggle(rolling([1, 4]), 0, 1);
    expect(plan.throwing(rolling([1, 4]), 0)).toMatchObject({ reroll: [0, 1], add: 0 });
    for (const place of [1, 2, 3]) plan.toggle(rolling([1, 4]), 0, place);
    expect(plan.throwing(rolling([1, 4]), 0), 'one again and two new ones').toMatchObject({ reroll: [0], add: 2 });
  });

  it('forgets which dice were picked when they have been thrown, though the same can be thrown again', () => {
    const plan = new Plan();
    const legal: Action[] = [{ type: 'roll', reroll: [1], add: 0 }, { type: 'give_up' }];
    plan.offer(legal, 'd1');
    plan.toggle(rolling([4, 1]), 0, 0);
    expect(plan.throwing(rolling([4, 1]), 0)).toMatchObject({ reroll: [0, 1], add: 0 });
    plan.offer([...legal], 'd1');
    expect(plan.throwing(rolling([4, 1]), 0), 'news of others leaves the choice alone').toMatchObject({ reroll: [0, 1], add: 0 });
    plan.offer(legal, 'd2');
    expect(plan.throwing(rolling([6, 1]), 0)).toMatchObject({ reroll: [1], add: 0 });
  });

  it('sends only what the server lists', () => {
    const plan = new Plan();
    plan.dice = 2;
    plan.offer([{ type: 'roll', reroll: [0], add: 0 }, { type: 'give_up' }], 'd1');
    expect(plan.roll(rolling([2, 4]), 0)).toEqual({ type: 'roll', reroll: [0], add: 0 });
    expect(plan.roll(rolling([2, 3]), 0)).toBeNull();
    for (const { legal, view, mover } of MOMENTS) {
      if (mover !== 0) continue;
      const now = new Plan();
      now.offer(legal, 'd1');
      for (const { action } of now.choices(view, 0, [])) expect(legal).toContainEqual(action);
      if (attemptOf(view, 0) !== null && view.players[0]?.failing === false) expect(legal).toContainEqual(now.roll(view, 0));
    }
  });
});

describe('a throw that fails a Run or a Sneak (CH-8.5)', () => {
  it('asks its leader to stumble or to accept it, and offers no throw', () => {
    const view = rolling([1, 2], { failing: true, missed: true });
    const { stage, table } = stageOf(view, [{ type: 'stumble' }, { type: 'give_up' }]);
    const shown = mount(Decision, { target: document.body, props: { stage } });
    flushSync();
    expect(document.querySelector('.roll')).toBeNull();
    expect(document.querySelector('.sentence')?.textContent).toContain('Stumble on to 1E8');
    const buttons = [...document.querySelectorAll<HTMLElement>('.decision [data-action]')];
    expect(buttons.map((button) => button.dataset['action'])).toEqual(['stumble', 'give_up']);
    expect(buttons[1]?.textContent).toContain('Accept');
    buttons.forEach((button) => button.click());
    expect(table.asked).toEqual([{ type: 'stumble' }, { type: 'give_up' }]);
    void unmount(shown);
  });
});

describe('an attempt with an X whose hits allow one (CH-9.11)', () => {
  it('says that it can be stopped, and puts the largest X first', () => {
    const { stage, table } = stageOf(rolling([6, 4]), [
      { type: 'roll', reroll: [0], add: 0 },
      { type: 'stop', x: 1 },
      { type: 'stop', x: 2 },
      { type: 'give_up' },
    ]);
    const shown = mount(Decision, { target: document.body, props: { stage } });
    flushSync();
    expect(document.querySelector('.sentence')?.textContent).toContain('Stop with an X');
    const stops = [...document.querySelectorAll<HTMLElement>('.decision [data-action="stop"]')];
    expect(stops.map((button) => button.classList.contains('main'))).toEqual([false, true]);
    stops[1]?.click();
    expect(table.asked).toEqual([{ type: 'stop', x: 2 }]);
    void unmount(shown);
  });
});

/** An answer of the building: a guard walks a step and back while the phase lasts, and then the next round is planned. */
function told(isEnd: boolean): { before: View; heard: Heard[]; after: View } {
  const guard = (square: string): View =>
    racing('1G9', { phase: 'environment', guards: [{ n: 1, square, distracted: false, elite: null, extra: 0 }] });
  const before = { ...guard('1A4'), phase: 'acting' as const };
  const after: View = {
    ...guard('1A5'),
    phase: isEnd ? 'over' : 'planning',
    round: isEnd ? 1 : 2,
    result: isEnd ? { outcome: 'loss', reason: 'dawn', score: 0, rounds: 1, out: [], captured: [0] } : null,
  };
  const one = (event: object, view: View): Heard => ({
    event: event as GameEvent,
    say: { key: 'crew-heist-event-silence' },
    view,
    insight: null,
  });
  const heard = [
    one({ event: 'time_up' }, before),
    one({ event: 'phase', round: 1, phase: 'environment' }, guard('1A4')),
    one({ event: 'count', tokens: 0 }, guard('1A4')),
    one({ event: 'guard_action', guard: 1, target: '1A5' }, guard('1A4')),
    one({ event: 'guard_moved', guard: 1, to: '1A5' }, guard('1A5')),
    one({ event: 'phase', round: 2, phase: after.phase }, after),
    ...(isEnd ? [one({ event: 'result' }, after)] : []),
  ];
  return { before, heard, after };
}

describe('the answer of the building', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });

  it('is what was seen after each event of the phase, and nothing where nobody knows what was seen', () => {
    const { heard } = told(false);
    const steps = environmentSteps(heard);
    expect(steps.map(({ event }) => event.event)).toEqual(['phase', 'count', 'guard_action', 'guard_moved']);
    expect(steps.at(-1)).toMatchObject({ guard: 1, squares: ['1A5'], isDecision: false });
    expect(steps.at(-1)?.view.guards[0]?.square).toBe('1A5');
    expect(environmentSteps(heard.slice(2))).toEqual([]);
    const { view } = heard[0] as Heard;
    expect(environmentSteps(heard.map((one) => ({ ...one, view })))).toEqual([]);
  });

  it('runs by itself, can be stepped through and is over with one press', () => {
    const playback = new EnvironmentPlayback(environmentSteps(told(false).heard), 1);
    expect(playback.isRunning).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(playback.at).toBeGreaterThan(0);
    playback.go(0);
    vi.advanceTimersByTime(5000);
    expect(playback.at).toBe(0);
    playback.run();
    vi.advanceTimersByTime(200_000);
    expect(playback.isOpen).toBe(false);
    playback.open();
    expect([playback.at, playback.isOpen]).toEqual([0, true]);
    playback.close();
    expect(playback.step).toBeNull();
  });

  it('holds back the result until it has been shown, step by step', async () => {
    const { before, heard, after } = told(true);
    const table = new TableStore('t1');
    const scene = new CrewScene();
    const sight = { seat: 0, turn: null, decision: null, undo: false };
    table.hear({ type: 'view', ...sight, number: 0, view: before });
    const stage = new Stage(table, scene, () => english);
    table.hear({
      type: 'update',
      first: 1,
      entries: heard.map(({ event, say, view }) => ({ event, say, change: { view: [view] } })),
      sight: { ...sight, number: heard.length, view: after },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.isPlaying).toBe(false);
    expect([stage.heldBack, stage.toldUntil]).toEqual([heard.length - 2, 2]);
    expect(sentence(stage, after)).toBe('Who came out…');
    stage.catchUp();
    scene.environment?.go(3);
    expect(stage.toldUntil, 'the log goes with it').toBe(5);
    scene.environment?.run();
    vi.advanceTimersByTime(600_000);
    expect([stage.heldBack, stage.toldUntil, scene.environment?.isOpen]).toEqual([0, null, false]);
    expect(sentence(stage, after)).not.toBe('Who came out…');
  });

  it('does not run by itself where no motion is wanted', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const playback = new EnvironmentPlayback(environmentSteps(told(false).heard), 1);
    vi.advanceTimersByTime(10_000);
    expect([playback.at, playback.isOpen, playback.isRunning]).toEqual([0, true, false]);
  });
});
