/** What the rules really send fits the types that they write for this client (`types.ts` of every game), and so does the content. */
import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { unfold, type Folded } from '../unfold.ts';

interface Step {
  events: unknown[];
  legal: unknown[];
  views: unknown[];
  insights?: unknown[];
}
const FIXTURES: Record<string, string[]> = {
  'dice-heist': ['five-raids'],
  'quartz-dice': ['quartz-three', 'quartz-last', 'quartz-tournament'],
  'museum-heist': ['museum-two', 'museum-four', 'museum-octagon', 'museum-brought'],
  'jewel-heist': ['jewel-three', 'jewel-crew'],
  'crew-heist': ['crew-two', 'crew-four'],
};
const read = (path: string): unknown => JSON.parse(readFileSync(resolve(path), 'utf8'));

/** Each value once, as a constant of its type: a field too many or too few is an error of the compiler. */
function declare(type: string, values: readonly unknown[]): string {
  const texts = [...new Set(values.map((value) => JSON.stringify(value)))];
  return texts.map((text, at) => `export const ${type}${at}: T.${type} = ${text};\n`).join('');
}

function samples(slug: string): string {
  const steps = (FIXTURES[slug] ?? []).flatMap((name): Step[] => {
    const kept = read(`test/fixtures/${name}.json`);
    return slug === 'crew-heist' ? unfold(kept as Folded) : (kept as { steps: Step[] }).steps;
  });
  const parts: [string, unknown[]][] = [
    ['View', steps.flatMap(({ views }) => views)],
    ['Action', steps.flatMap(({ legal }) => legal)],
    ['GameEvent', steps.flatMap(({ events }) => events)],
    ['Overview', steps.flatMap(({ insights }) => insights ?? [])],
    ['Content', [read(`src/games/${slug}/content.json`)]],
  ];
  return `import type * as T from './types.ts';\n${parts.map(([type, values]) => declare(type, values)).join('')}`;
}

/** What the compiler says of a text that stands beside the types of a game. */
function faults(slug: string, text: string): string[] {
  const file = resolve(`src/games/${slug}/samples.ts`);
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const usual = { ...host };
  host.getSourceFile = (name, ...rest) =>
    resolve(name) === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : usual.getSourceFile(name, ...rest);
  host.fileExists = (name) => resolve(name) === file || usual.fileExists(name);
  host.readFile = (name) => (resolve(name) === file ? text : usual.readFile(name));
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 400));
}

it.each(Object.keys(FIXTURES))('%s sends what its types say', { timeout: 120_000 }, (slug) => {
  expect(faults(slug, samples(slug))).toEqual([]);
});

it('finds what does not fit', { timeout: 120_000 }, () => {
  expect(
    faults(
      'dice-heist',
      `import type * as T from './types.ts';
      export const one: T.Action = { type: 'raid', card: 'H01' };
      export const two: T.Action = { type: 'recruit', from: null };`,
    ),
  ).toHaveLength(2);
});
