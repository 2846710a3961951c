/** The box of Quartz as the rules write it (`content.json`), and what the page counts to draw it. */
import content from './content.json';
import type { Content, Crystal, Face, Heap, Overview, Tool, ToolUse } from './types.ts';

export type * from './types.ts';

export const CONTENT = content as unknown as Content;

export const KINDS: readonly Crystal[] = CONTENT.crystals.map(({ id }) => id);
export const COLOURS: readonly Crystal[] = KINDS.filter((kind) => kind !== 'unstable');
export const TOOLS: readonly Tool[] = CONTENT.tools.map(({ id }) => id);
export const FACES: readonly Face[] = [...TOOLS, 'helmet'];

/** What one crystal is worth at the end, sets apart. */
export const VALUE = Object.fromEntries(CONTENT.crystals.map(({ id, value }) => [id, value])) as Heap;
/** The same letters in every language, as in the terminal. */
export const LETTER: Record<Crystal, string> = {
  quartz: 'Q',
  rubellite: 'L',
  emerald: 'E',
  sapphire: 'S',
  ruby: 'R',
  amber: 'A',
  unstable: 'X',
};

const toolOf = (tool: Tool): Content['tools'][number] | undefined => CONTENT.tools.find(({ id }) => id === tool);

/** The fewest faces that do something. */
export const least = (tool: Tool): number => toolOf(tool)?.least ?? 0;

/** What a tool does with a strength, where there are enough crystals. */
export const uses = (tool: Tool, strength: number): ToolUse => toolOf(tool)?.does[strength] ?? { crystals: 0, back: 0 };

/** Whether a tool draws from the bag; the others move crystals. */
export const draws = (tool: Tool): boolean => toolOf(tool)?.draws === true;

export const emptyHeap = (): Heap => ({ quartz: 0, rubellite: 0, emerald: 0, sapphire: 0, ruby: 0, amber: 0, unstable: 0 });
export const size = (heap: Heap): number => KINDS.reduce((sum, kind) => sum + heap[kind], 0);
export const valuable = (heap: Heap): number => size(heap) - heap.unstable;

/** A heap with another one added, so many times. */
export function plus(heap: Heap, more: Partial<Heap>, times = 1): Heap {
  const sum = { ...heap };
  for (const kind of KINDS) sum[kind] += (more[kind] ?? 0) * times;
  return sum;
}

export function heapOf(crystals: readonly Crystal[]): Heap {
  const heap = emptyHeap();
  for (const crystal of crystals) heap[crystal] += 1;
  return heap;
}

export const count = (dice: readonly Face[], face: Face): number => dice.filter((one) => one === face).length;
export const sorted = (dice: readonly Face[]): Face[] => [...dice].sort((one, other) => FACES.indexOf(one) - FACES.indexOf(other));

/** Where nothing is told: before the first view. */
export const NOTHING_TOLD: Overview = {
  seats: [],
  turns_left: null,
  bag: { crystals: 0, valuable: 0, unstable_within: [], pickaxe: [], jackhammer: [] },
  tools: [],
  rolls: { free: 0, markers: 0 },
};
