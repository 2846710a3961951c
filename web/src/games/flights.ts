/** Pieces that fly from where they were to where they go: ghosts over the page, which change nothing and block nothing. */
import { wantsNoMotion } from './stage.svelte.ts';

/** Where a piece flies from and to, as selectors on the page before and after the change. */
export interface Flight {
  from: string;
  to: string;
}

const DURATION = 380;
const STAGGER = 45;

/** Remembers where the pieces are; the function it gives back lets them fly once the page has changed. Nothing flies where no motion is wanted. */
export function flights(all: readonly Flight[]): (() => void) | null {
  if (all.length === 0 || wantsNoMotion() || document.hidden) return null;
  const starts = all.map(({ from, to }) => {
    const element = document.querySelector(from);
    return { rect: element?.getBoundingClientRect(), ghost: element === null ? null : pictureOf(element), to };
  });
  return () => starts.forEach(({ rect, ghost, to }, at) => fly(rect, ghost, to, at * STAGGER));
}

/** The drawing of a piece, to be carried through the air. */
function pictureOf(element: Element): SVGElement | null {
  return (element.querySelector('svg')?.cloneNode(true) as SVGElement | undefined) ?? null;
}

function fly(start: DOMRect | undefined, ghost: SVGElement | null, to: string, delay: number): void {
  const target = document.querySelector(to);
  const end = target?.getBoundingClientRect();
  if (start === undefined || end === undefined || ghost === null || typeof ghost.animate !== 'function') return;
  const width = Math.min(start.width, 64);
  ghost.classList.add('flying-piece');
  ghost.setAttribute('width', String(width));
  document.body.append(ghost);
  const at = (rect: DOMRect, scale: number): string =>
    `translate(${rect.left + (rect.width - width) / 2}px, ${rect.top + rect.height / 2 - width * 0.65}px) scale(${scale})`;
  const animation = ghost.animate(
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(end, 0.55), opacity: 0.85 },
    ],
    { duration: DURATION, delay, easing: 'cubic-bezier(.4,0,.2,1)', fill: 'backwards' },
  );
  animation.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}
