/** What is asked of whom, what sending something means, why something cannot be, and why the guard does what he does: one sentence each. */
import { remembered } from '../../state/remembered.svelte.ts';
import type { Speaker } from '../../words/speaker.ts';
import type { Stage } from '../stage.svelte.ts';
import type { Odds } from '../../words/speaker.ts';
import type { Cell } from './cell.ts';
import { windOf } from './drawing.ts';
import type { Foreseen, Outlook, Overview, Playable, Question, Reason, Source } from './model.ts';
import type { Look } from './look.ts';
import {
  CALL_FENCE,
  handFacts,
  isCoop,
  mastermind,
  plus,
  total,
  type Action,
  type HandCard,
  type Jewels,
  type Move,
  type Phase,
  type View,
} from './model.ts';
import { gearName, handName, jewelNames, jewelryName, people, windName } from './names.ts';
import { seen } from './scene.svelte.ts';
import type { Walk } from './log-summary.ts';

const key = (name: string): string => `jewel-heist-web-${name}`;

export function sentence(stage: Stage, view: View): string {
  if (view.phase === 'over') return overSentence(stage, view);
  if (stage.decision !== null) return yours(stage, view);
  if (stage.table.isSending) return stage.speaker.t('web-sending');
  return theirs(stage, view);
}

/** Which sentence asks for what has to be done before moves: gear comes before specials. */
function before(stage: Stage): string {
  const { plan } = seen(stage).scene;
  const types = plan.legal.map(({ type }) => type);
  const first = (['smoke', 'alarm', 'wire', 'turn_guard', 'blame'] as const).find((type) => types.includes(type));
  return stage.speaker.t(key(`you-${first === 'turn_guard' ? 'turn' : (first ?? 'turn-now')}`));
}

/** What a card of the hand that is looked at would do. */
export function peekWords(speaker: Speaker, hand: readonly Playable[], card: HandCard): string {
  const given = hand.find((one) => one.card === card)?.no_use ?? null;
  const name =
    card !== CALL_FENCE
      ? 'you-choose-card'
      : given === null
        ? 'you-choose-fence'
        : `you-choose-fence-${given === 'plain' ? 'plain' : 'nothing'}`;
  return speaker.t(key(name), { card: handName(speaker, card) });
}

function yours(stage: Stage, view: View): string {
  const { speaker } = stage;
  const {
    insight,
    scene: { plan, peeked },
  } = seen(stage);
  const me = stage.seat ?? 0;
  switch (plan.question) {
    case 'pick':
      return speaker.t(key('you-pick'), { name: speaker.name((me + 1) % view.seats.length) });
    case 'gear':
      return isCoop(view)
        ? speaker.t(key('you-gear-coop'), { left: view.options.coop_gear_budget - (view.seats[me]?.gear_cost ?? 0) })
        : speaker.t(key('you-gear'));
    case 'place':
      return speaker.t(key(view.phase === 'start' ? 'you-start' : 'you-begin-again'));
    case 'play': {
      const card = peeked ?? plan.card;
      if (card !== null) return peekWords(speaker, insight.hand, card);
      return view.phase === 'answer'
        ? speaker.t(key('you-answer'), { name: speaker.name(mastermind(view) ?? 0) })
        : speaker.t(key('you-choose'));
    }
    case 'before':
      return before(stage);
    case 'move':
      return speaker.t(key('you-move'), { card: handName(speaker, view.seats[me]?.card ?? '') });
    case 'drop':
      return speaker.t(key('you-drop'), { count: plan.mustDrop, left: plan.mustDrop - total(plan.jewels) });
    case null:
      return speaker.t(key('you-turn-now'));
    default:
      return speaker.t(key(`you-${plan.question}`));
  }
}

const THEIRS: Partial<Record<Phase, string>> = {
  gear_draft: 'they-gear',
  start: 'they-start',
  question: 'they-question',
  answer: 'they-answer',
  before: 'they-before',
  move: 'they-move',
  keep: 'they-keep',
  swap: 'they-swap',
  mirror: 'they-mirror',
  drop: 'they-drop',
  place: 'they-place',
};

function theirs(stage: Stage, view: View): string {
  const { speaker } = stage;
  const waited = seen(stage).insight.waits_for;
  const own = stage.seat === null ? undefined : view.seats[stage.seat];
  const names = people(
    speaker,
    waited.filter((seat) => seat !== stage.seat),
  );
  if (view.phase === 'draft')
    return own?.pick == null
      ? speaker.t(key('they-pick'), { names })
      : speaker.t(key('you-picked'), { card: jewelryName(speaker, own.pick), names });
  if (view.phase === 'choose')
    return own?.card == null
      ? speaker.t(key('they-choose'), { names })
      : speaker.t(key('you-chose'), { card: handName(speaker, own.card), names });
  const [one] = waited;
  const name = THEIRS[view.phase];
  if (one === undefined || name === undefined) return speaker.t('web-turn-nobody');
  return one === stage.seat ? speaker.t(key('you-turn-now')) : speaker.t(key(name), { name: speaker.name(one) });
}

function overSentence(stage: Stage, view: View): string {
  const { speaker } = stage;
  const { result } = view;
  if (stage.isCounting || result === null) return speaker.t(key('counting'));
  if (result.mode === 'coop')
    return speaker.t(key(result.won ? 'over-won' : 'over-lost'), { fulfilled: result.fulfilled, shared: view.shared.length });
  const { winners } = result;
  const money = Math.max(...result.scores);
  const others = winners.filter((seat) => seat !== stage.seat);
  if (others.length < winners.length)
    return others.length === 0
      ? speaker.t(key('over-you'), { money })
      : speaker.t(key('over-shared'), { names: people(speaker, others), money });
  return speaker.t(key('over-they'), { count: winners.length, names: people(speaker, winners), money });
}

/** All that a move picks up, its trick included; what is stolen lies on nobody's floor. */
export function pickedBy(view: View, { ends }: Overview, { to, reach, crack }: Move): Jewels {
  const heap = (cell: Cell): Jewels => view.jewels[cell] ?? {};
  if (reach !== undefined) return plus(heap(to), heap(reach));
  return (crack === true ? ends.find(({ at }) => at === to)?.cracked : undefined) ?? heap(to);
}

function moveWords(speaker: Speaker, view: View, insight: Overview, seat: number, action: Move): string {
  const { to, reach, crack, steal } = action;
  const say = (name: string, jewels: Jewels, more: Record<string, string> = {}): string =>
    speaker.t(`jewel-heist-action-${name}`, { to, jewels: jewelNames(speaker, jewels), ...more });
  if (steal !== undefined) return say('steal', steal.jewels, { seat: speaker.name(steal.seat) });
  const jewels = pickedBy(view, insight, action);
  if (reach !== undefined) return say('reach', jewels, { from: reach });
  if (crack === true) return say('crack', jewels);
  return say(`${view.seats[seat]?.space === to ? 'stay' : 'move'}${total(jewels) === 0 ? '' : '-take'}`, jewels);
}

const PASS: Partial<Record<Phase, string>> = { gear_draft: 'gear', question: 'question', swap: 'swap', mirror: 'mirror' };

/** What sending this means, for the button that sends it. */
export function confirmation(stage: Stage, view: View, action: Action): string {
  const { speaker } = stage;
  const seat = stage.seat ?? 0;
  const say = (name: string, args: Record<string, string | number> = {}): string => speaker.t(`jewel-heist-action-${name}`, args);
  switch (action.type) {
    case 'pick':
    case 'keep':
      return speaker.t(key('do-pick'), { card: jewelryName(speaker, action.card) });
    case 'draft':
      return speaker.t(key('do-draft'), { gear: gearName(speaker, action.kind), cost: handFacts(action.kind).cost });
    case 'pass':
      return say(`pass-${PASS[view.phase] ?? 'before'}`);
    case 'place':
    case 'smoke':
    case 'alarm':
    case 'wire':
      return say(action.type, { at: action.at });
    case 'question':
      return say('question', { seat: speaker.name(action.seat) });
    case 'play':
      return speaker.t(key('do-play'), { card: handName(speaker, action.card) });
    case 'turn_guard':
      return say('turn', { facing: windName(speaker, windOf(action.facing)) });
    case 'blame':
      return say('blame', { seat: speaker.name(action.seat), noise: view.seats[seat]?.noise ?? 0 });
    case 'move':
      return moveWords(speaker, view, seen(stage).insight, seat, action);
    case 'swap':
      return speaker.t(key('do-swap'), { card: jewelryName(speaker, action.in), out: jewelryName(speaker, action.out) });
    case 'drop':
      return say('drop', { jewels: jewelNames(speaker, action.jewels) });
  }
}

/** What should be known before it is sent. */
export function warning(stage: Stage, view: View, action: Action): string {
  const { speaker } = stage;
  const seat = stage.seat ?? 0;
  switch (action.type) {
    case 'pick':
    case 'keep':
      return speaker.t(key('warn-pick'));
    case 'play':
      return view.phase === 'answer'
        ? speaker.t(key('warn-told'), { name: speaker.name(mastermind(view) ?? 0) })
        : speaker.t(key('warn-play'));
    case 'draft':
      return speaker.t(key(isCoop(view) ? 'warn-gear-coop' : 'warn-gear'), { cost: handFacts(action.kind).cost });
    case 'pass':
      return speaker.t(key(view.phase === 'gear_draft' ? 'warn-pass' : 'final'));
    case 'drop':
      return speaker.t(key('warn-drop'), { at: view.seats[seat]?.space ?? '' });
    case 'move': {
      // Nobody is caught in a uniform, but the light may well fall there (JH-2.9): that is no question of odds.
      if (handFacts(view.seats[seat]?.card ?? '').effect === 'disguise') return speaker.t(key('warn-disguised'));
      if (!remembered.odds) return speaker.t(key('final'));
      const odds = dangerOf(stage, action);
      return odds === null
        ? speaker.t(key('final'))
        : odds[0] === 0
          ? speaker.t(key('warn-safe'))
          : speaker.t(key('warn-risk'), { odds: speaker.percent(odds) });
    }
    default:
      return speaker.t(key('final'));
  }
}

/** How likely the reader is to be caught after a move; nothing as long as that is not known. */
export function dangerOf(stage: Stage, { to, crack }: Move): Odds | null {
  if (crack === true) return stage.table.answers.to<Foreseen>({ type: 'outlook', to, crack } satisfies Question)?.caught ?? null;
  return seen(stage).insight.ends.find(({ at }) => at === to)?.caught ?? null;
}

/** Why a cell cannot be chosen now; nothing where it can, or where there is nothing to say. */
export function whyNot(stage: Stage, look: Look, cell: Cell): string | null {
  const {
    insight,
    scene: { plan },
  } = seen(stage);
  if (stage.decision === null || plan.cells.includes(cell)) return null;
  const barred = plan.question === 'play' ? look.barred : insight.barred;
  const why = barred.find(({ at }) => at === cell)?.why;
  return why === undefined ? null : stage.speaker.t(`jewel-heist-refusal-${why}`);
}

/** What the guard heard. */
function sourceWords(speaker: Speaker, me: number | null, { seat, alarm }: Source): string {
  if (alarm) return seat === me ? speaker.t(key('alarm-yours')) : speaker.t(key('alarm-of'), { name: speaker.name(seat) });
  return seat === me ? speaker.t(key('you')) : speaker.name(seat);
}

/** One decision of the guard in one sentence. */
export function decided(speaker: Speaker, me: number | null, verb: 'go' | 'turn', at: Cell, wind: string, why: Reason): string {
  const facing = windName(speaker, wind);
  if (why.kind !== 'heard') return speaker.t(key(`${verb}-${why.kind}`), { at, facing });
  const { source, how } = why;
  // Only where the source is the subject of the sentence does the verb follow it.
  if (how === 'lead' && source.seat === me && !source.alarm) return speaker.t(key(`${verb}-lead-you`), { at, facing });
  return speaker.t(key(`${verb}-${how}`), { at, facing, who: sourceWords(speaker, me, source), noise: source.noise });
}

/** Whom the guard would catch. */
export function catchWords(speaker: Speaker, me: number | null, catches: readonly number[]): string {
  if (catches.length === 0) return speaker.t(key('forecast-nobody'));
  const names = people(
    speaker,
    catches.filter((seat) => seat !== me),
  );
  if (me === null || !catches.includes(me)) return speaker.t(key('forecast-catches'), { names });
  return catches.length === 1 ? speaker.t(key('forecast-catches-you')) : speaker.t(key('forecast-catches-you-too'), { names });
}

/** A step of a walk, or the turn after it. */
export function stepWords(speaker: Speaker, me: number | null, { walk, at, wind, turn }: Outlook, step: number | 'turn'): string {
  if (step === 'turn') return decided(speaker, me, 'turn', at, wind, turn);
  const one = walk[step];
  return one === undefined ? '' : decided(speaker, me, 'go', one.from, one.direction, one.why);
}

/**
 * Every decision of a walk, in the order in which he took them; going on between junctions is none. Whom he caught is told once that is
 * settled. Where nobody knows the reasons any more it is only told where he went and looked.
 */
export function walkWords(speaker: Speaker, me: number | null, walk: Walk, reasons: Outlook | null, isSettled = true): string[] {
  const { path, wired, facing } = walk;
  const at = path.at(-1) ?? '';
  const plain = (): string[] =>
    path.length === 0
      ? []
      : [
          speaker.t(key('walk-went'), { path: speaker.join(path.slice(1)) }),
          ...(facing === null ? [] : [speaker.t(key('walk-faces'), { at, facing: windName(speaker, windOf(facing)) })]),
        ];
  const steps = reasons?.walk.flatMap(({ why }, step) => (why.kind === 'on' ? [] : [stepWords(speaker, me, reasons, step)])) ?? [];
  const decisions = reasons === null ? plain() : [...steps, stepWords(speaker, me, reasons, 'turn')];
  if (wired) decisions.splice(decisions.length - 1, 0, speaker.t(key('walk-wired'), { at }));
  const mirrors = walk.mirrored.map(({ by, facing: turned }) =>
    speaker.t(key('walk-mirror'), { name: speaker.name(by), facing: windName(speaker, windOf(turned)) }),
  );
  const caught = walk.caught.map(({ seat, at: space, dropped }) =>
    speaker.t(key(seat === me ? 'walk-caught-you' : 'walk-caught'), {
      name: speaker.name(seat),
      at: space,
      jewels: jewelNames(speaker, dropped),
    }),
  );
  return [...decisions, ...mirrors, ...(caught.length > 0 || !isSettled ? caught : [speaker.t(key('walk-nobody'))])];
}
