/** What is asked of whom, what sending something means, why something cannot be, and why the guard does what he does: one sentence each. */
import { remembered } from '../../state/remembered.svelte.ts';
import type { Speaker } from '../../words/speaker.ts';
import type { Stage } from '../stage.svelte.ts';
import { blueprintOf } from './blueprint.ts';
import type { Cell, Facing } from './cell.ts';
import { outlooks, risk } from './forecast.ts';
import type { Reason, Source, Walked } from './guard.ts';
import { CALL_FENCE, fenceGives, handFacts, isCoop, mastermind, plus, total, waitsFor, type Action, type HandCard, type Jewels, type Move, type Phase, type View } from './model.ts';
import { facingName, gearName, handName, jewelNames, jewelryName, people } from './names.ts';
import { whyNotBegin, whyNotThere } from './reach.ts';
import { seen } from './scene.svelte.ts';
import type { Tale } from './story.ts';

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
export function peekWords(speaker: Speaker, view: View, card: HandCard): string {
  const given = fenceGives(view);
  const name = card !== CALL_FENCE ? 'you-choose-card' : given === 'card' ? 'you-choose-fence' : `you-choose-fence-${given}`;
  return speaker.t(key(name), { card: handName(speaker, card) });
}

function yours(stage: Stage, view: View): string {
  const { speaker } = stage;
  const { plan, peeked } = seen(stage).scene;
  const me = stage.seat ?? 0;
  switch (plan.question) {
    case 'pick':
      return speaker.t(key('you-pick'), { name: speaker.name((me + 1) % view.seats.length) });
    case 'gear':
      return isCoop(view) ? speaker.t(key('you-gear-coop'), { left: view.options.coop_gear_budget - (view.seats[me]?.gear_cost ?? 0) }) : speaker.t(key('you-gear'));
    case 'place':
      return speaker.t(key(view.phase === 'start' ? 'you-start' : 'you-begin-again'));
    case 'play': {
      const card = peeked ?? plan.card;
      if (card !== null) return peekWords(speaker, view, card);
      return view.phase === 'answer' ? speaker.t(key('you-answer'), { name: speaker.name(mastermind(view) ?? 0) }) : speaker.t(key('you-choose'));
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
  gear_draft: 'they-gear', start: 'they-start', question: 'they-question', answer: 'they-answer', before: 'they-before', move: 'they-move', keep: 'they-keep', swap: 'they-swap',
  mirror: 'they-mirror', drop: 'they-drop', place: 'they-place',
};

function theirs(stage: Stage, view: View): string {
  const { speaker } = stage;
  const waited = waitsFor(view);
  const own = stage.seat === null ? undefined : view.seats[stage.seat];
  const names = people(speaker, waited.filter((seat) => seat !== stage.seat));
  if (view.phase === 'draft') return own?.pick == null ? speaker.t(key('they-pick'), { names }) : speaker.t(key('you-picked'), { card: jewelryName(speaker, own.pick), names });
  if (view.phase === 'choose') return own?.card == null ? speaker.t(key('they-choose'), { names }) : speaker.t(key('you-chose'), { card: handName(speaker, own.card), names });
  const [one] = waited;
  const name = THEIRS[view.phase];
  if (one === undefined || name === undefined) return speaker.t('web-turn-nobody');
  return one === stage.seat ? speaker.t(key('you-turn-now')) : speaker.t(key(name), { name: speaker.name(one) });
}

function overSentence(stage: Stage, view: View): string {
  const { speaker } = stage;
  const { result } = view;
  if (stage.isCounting || result === null) return speaker.t(key('counting'));
  if (result.mode === 'coop') return speaker.t(key(result.won ? 'over-won' : 'over-lost'), { fulfilled: result.fulfilled, shared: view.shared.length });
  const { winners } = result;
  const money = Math.max(...result.scores);
  if (winners.length === 1 && winners[0] === stage.seat) return speaker.t(key('over-you'), { money });
  return speaker.t(key('over-they'), { count: winners.length, names: people(speaker, winners), money });
}

/** All that a move picks up, its trick included; what is stolen lies on nobody's floor. */
export function pickedBy(view: View, { to, reach, crack }: Move): Jewels {
  const heap = (cell: Cell): Jewels => view.jewels[cell] ?? {};
  if (reach !== undefined) return plus(heap(to), heap(reach));
  if (crack === true) return blueprintOf(view.blueprint).adjacentSides(to).reduce((all, side) => plus(all, heap(side)), heap(to));
  return heap(to);
}

function moveWords(speaker: Speaker, view: View, seat: number, action: Move): string {
  const { to, reach, crack, steal } = action;
  const say = (name: string, jewels: Jewels, more: Record<string, string> = {}): string => speaker.t(`jewel-heist-action-${name}`, { to, jewels: jewelNames(speaker, jewels), ...more });
  if (steal !== undefined) return say('steal', steal.jewels, { seat: speaker.name(steal.seat) });
  const jewels = pickedBy(view, action);
  if (reach !== undefined) return say('reach', jewels, { from: reach });
  if (crack === true) return say('crack', jewels);
  return say(`${view.seats[seat]?.space === to ? 'stay' : 'move'}${total(jewels) === 0 ? '' : '-take'}`, jewels);
}

const PASS: Partial<Record<Phase, string>> = { gear_draft: 'gear', question: 'question', swap: 'swap', mirror: 'mirror' };

/** What sending this means, for the button that sends it. */
export function confirmation(speaker: Speaker, view: View, seat: number, action: Action): string {
  const say = (name: string, args: Record<string, string | number> = {}): string => speaker.t(`jewel-heist-action-${name}`, args);
  switch (action.type) {
    case 'pick':
    case 'keep':
      return speaker.t(key('do-pick'), { card: jewelryName(speaker, action.card) });
    case 'draft':
      return speaker.t(key('do-draft'), { gear: gearName(speaker, action.kind), cost: handFacts(action.kind).cost });
    case 'pass':
      return say(`pass-${PASS[view.phase] ?? 'before'}`);
    case 'place': case 'smoke': case 'alarm': case 'wire':
      return say(action.type, { at: action.at });
    case 'question':
      return say('question', { seat: speaker.name(action.seat) });
    case 'play':
      return speaker.t(key('do-play'), { card: handName(speaker, action.card) });
    case 'turn_guard':
      return say('turn', { facing: facingName(speaker, action.facing) });
    case 'blame':
      return say('blame', { seat: speaker.name(action.seat), noise: view.seats[seat]?.noise ?? 0 });
    case 'move':
      return moveWords(speaker, view, seat, action);
    case 'swap':
      return speaker.t(key('do-swap'), { card: jewelryName(speaker, action.in), out: jewelryName(speaker, action.out) });
    case 'drop':
      return say('drop', { jewels: jewelNames(speaker, action.jewels) });
  }
}

/** What should be known before it is sent. */
export function warning(speaker: Speaker, view: View, seat: number, action: Action): string {
  switch (action.type) {
    case 'pick': case 'keep':
      return speaker.t(key('warn-pick'));
    case 'play':
      return view.phase === 'answer' ? speaker.t(key('warn-told'), { name: speaker.name(mastermind(view) ?? 0) }) : speaker.t(key('warn-play'));
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
      const odds = risk(outlooks(view, seat, { to: action.to, card: null, loudest: null, ...(action.crack === true ? { crack: true } : {}) }), seat);
      return odds[0] === 0 ? speaker.t(key('warn-safe')) : speaker.t(key('warn-risk'), { odds: speaker.percent(odds) });
    }
    default:
      return speaker.t(key('final'));
  }
}

/** Why a cell cannot be chosen now; nothing where it can, or where there is nothing to say. */
export function whyNot(stage: Stage, view: View, cell: Cell): string | null {
  const { plan, peeked } = seen(stage).scene;
  const me = stage.seat;
  if (stage.decision === null || me === null || plan.cells.includes(cell)) return null;
  const refusal = (code: string | null): string | null => (code === null ? null : stage.speaker.t(`jewel-heist-refusal-${code}`));
  if (plan.question === 'move') return refusal(whyNotThere(view, me, view.seats[me]?.card ?? '', cell));
  if (plan.question === 'play') {
    const card = peeked ?? plan.card;
    return card === null || card === CALL_FENCE ? null : refusal(whyNotThere(view, me, card, cell));
  }
  return plan.question === 'place' ? refusal(whyNotBegin(view, cell)) : null;
}

/** What the guard heard. */
function sourceWords(speaker: Speaker, me: number | null, { seat, isAlarm }: Source): string {
  if (isAlarm) return seat === me ? speaker.t(key('alarm-yours')) : speaker.t(key('alarm-of'), { name: speaker.name(seat) });
  return seat === me ? speaker.t(key('you')) : speaker.name(seat);
}

/** One decision of the guard in one sentence. */
export function decided(speaker: Speaker, me: number | null, verb: 'go' | 'turn', at: Cell, facing: Facing, why: Reason): string {
  const way = speaker.t(key(`way-${facing}`));
  if (why.kind !== 'heard') return speaker.t(key(`${verb}-${why.kind}`), { at, facing: way });
  const { source, how } = why;
  // Only where the source is the subject of the sentence does the verb follow it.
  if (how === 'lead' && source.seat === me && !source.isAlarm) return speaker.t(key(`${verb}-lead-you`), { at, facing: way });
  return speaker.t(key(`${verb}-${how}`), { at, facing: way, who: sourceWords(speaker, me, source), noise: source.noise });
}

/** Whom the guard would catch. */
export function catchWords(speaker: Speaker, me: number | null, catches: readonly number[]): string {
  if (catches.length === 0) return speaker.t(key('forecast-nobody'));
  const names = people(speaker, catches.filter((seat) => seat !== me));
  if (me === null || !catches.includes(me)) return speaker.t(key('forecast-catches'), { names });
  return catches.length === 1 ? speaker.t(key('forecast-catches-you')) : speaker.t(key('forecast-catches-you-too'), { names });
}

/** A step of a walk. */
export const stepWords = (speaker: Speaker, me: number | null, walked: Walked, step: number): string => {
  const one = walked.steps[step];
  return one === undefined ? '' : decided(speaker, me, 'go', one.from, one.facing, one.why);
};

/** Every decision of a walk, in the order in which he took them; going on between junctions is none. Whom he caught is told once that is settled. */
export function told(speaker: Speaker, me: number | null, tale: Tale, isSettled = true): string[] {
  const { walked } = tale;
  const steps = walked.steps.flatMap(({ why }, step) => (why.kind === 'on' ? [] : [stepWords(speaker, me, walked, step)]));
  const wired = walked.wired ? [speaker.t(key('tale-wired'), { at: walked.at })] : [];
  const mirrors = tale.mirrored.map(({ by, facing }) => speaker.t(key('tale-mirror'), { name: speaker.name(by), facing: speaker.t(key(`way-${facing}`)) }));
  const caught = tale.caught.map(({ seat, at, dropped }) => speaker.t(key(seat === me ? 'tale-caught-you' : 'tale-caught'), { name: speaker.name(seat), at, jewels: jewelNames(speaker, dropped) }));
  return [...steps, ...wired, decided(speaker, me, 'turn', walked.at, walked.facing, walked.turn), ...mirrors, ...(caught.length > 0 || !isSettled ? caught : [speaker.t(key('tale-nobody'))])];
}
