/** Keys for a race: one key throws, one key steps. They act only where no field or button has the focus that would take them. */
import type { Stage } from '../stage.svelte.ts';
import type { Choice } from './plan.svelte.ts';
import { attemptOf, type Action, type View } from './model.ts';
import { choicesNow } from './press.ts';
import { seen } from './scene.svelte.ts';

const GAIT_KEYS = { r: 'run', s: 'sneak', w: 'walk' } as const;
const ACTION_KEYS: Record<string, readonly Action['type'][]> = {
  t: ['stumble'],
  e: ['wait'],
  f: ['flip'],
  q: ['whistle'],
  h: ['hide'],
  n: ['notice'],
  a: ['give_up'],
};
const WAYS: Record<string, string> = { ArrowUp: 'N', ArrowDown: 'S', ArrowLeft: 'W', ArrowRight: 'E' };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** What a key does now; nothing for a key that means nothing. */
export function meaning(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'target'>, stage: Stage, view: View): (() => void) | null {
  const { plan, environment } = seen(stage).scene;
  if (event.key === 'Escape' && environment?.isOpen === true) return () => environment.close();
  const { seat, table } = stage;
  if (seat === null || !stage.plays) return null;
  const key = event.key.toLowerCase();
  const act = (choice: Choice | undefined): (() => void) | null => (choice === undefined ? null : () => table.actWhenFree(choice.action));
  const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, summary, a, [role="tab"]') !== null;
  const attempt = attemptOf(view, seat);
  // While something is tried, the one key throws wherever on the map the focus is.
  const isOnMap = event.target instanceof HTMLElement && event.target.closest('[data-square]') !== null;
  if (event.key === ' ' && attempt !== null && (!isOnButton || isOnMap)) {
    const roll = plan.roll(view, seat);
    return roll === null ? null : () => table.act(roll);
  }
  // The number of a die, or of the free place for a new one; before an attempt, how many there are to be.
  const digit = '1234'.indexOf(event.key);
  if (digit >= 0) return attempt !== null ? () => plan.toggle(view, seat, digit) : () => (plan.dice = digit + 1);
  if (key in GAIT_KEYS) return () => (plan.gait = GAIT_KEYS[key as keyof typeof GAIT_KEYS]);
  const choices = choicesNow(stage, view);
  if (event.key === 'Enter') return isOnButton ? null : act(choices.find(({ action }) => ['ready', 'spoken', 'go'].includes(action.type)));
  const way = WAYS[event.key];
  if (way !== undefined)
    return event.shiftKey ? act(choices.find(({ action, direction }) => direction === way && action.type === plan.gait)) : null;
  // Giving up has a key only where it is one of two answers: to accept what has failed already.
  if (key === 'a' && view.players[seat]?.failing !== true) return null;
  return act(choices.find(({ action }) => ACTION_KEYS[key]?.includes(action.type) === true));
}

export function press(event: KeyboardEvent, stage: Stage, view: View): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
  const does = meaning(event, stage, view);
  if (does === null) return;
  event.preventDefault();
  does();
}
