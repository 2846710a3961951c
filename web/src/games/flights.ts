/** Pieces that fly from where they were to where they go: copies over the page, which change nothing and block nothing. */
import { wantsNoMotion } from './stage.svelte.ts';

/** Where a piece flies from and to, as selectors on the page before and after the change. */
export interface Flight {
  from: string;
  to: string;
}

const DURATION = 380;
const STAGGER = 45;
/** No piece flies wider than this. */
const WIDEST = 64;

/**
 * Remembers where the pieces are; the function it gives back lets them fly once the page has changed. Nothing flies where no motion is
 * wanted.
 */
export function flights(all: readonly Flight[]): (() => void) | null {
  if (all.length === 0 || wantsNoMotion() || document.hidden) return null;
  const starts = all.map(({ from, to }) => {
    const picture = document.querySelector(from)?.querySelector('svg') ?? null;
    return { rect: picture?.getBoundingClientRect(), copy: picture === null ? null : (picture.cloneNode(true) as SVGElement), to };
  });
  return () => starts.forEach(({ rect, copy, to }, at) => fly(rect, copy, to, at * STAGGER));
}

/** Lets the drawing of a piece fly, in the size it was drawn in. */
function fly(start: DOMRect | undefined, copy: SVGElement | null, to: string, delay: number): void {
  const end = document.querySelector(to)?.getBoundingClientRect();
  if (start === undefined || end === undefined || copy === null || start.width === 0 || typeof copy.animate !== 'function') return;
  const width = Math.min(start.width, WIDEST);
  const height = (width * start.height) / start.width;
  copy.classList.add('flying-piece');
  // As a style: a drawing that fills its place by a rule of its own would fill the page here.
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  document.body.append(copy);
  const at = (rect: DOMRect, scale: number): string =>
    `translate(${rect.left + (rect.width - width) / 2}px, ${rect.top + (rect.height - height) / 2}px) scale(${scale})`;
  const animation = copy.animate(
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(end, 0.55), opacity: 0.85 },
    ],
    { duration: DURATION, delay, easing: 'cubic-bezier(.4,0,.2,1)', fill: 'backwards' },
  );
  animation.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}
