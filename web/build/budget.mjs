// Says how much a first visit to the lobby loads, compressed, and fails above the budget.
import { readFileSync, statSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const BUDGET = 150 * 1024;
const folder = process.env.WEB_DIST ?? 'dist';
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

/** What the lobby needs besides the entry itself: its page, and the words of one language (the larger one counts). */
const pages = ['index.html', 'src/pages/Lobby.svelte'];
const languages = ['src/words/frame.en.ts', 'src/words/frame.fr.ts'];

function collect(key, files) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  for (const key of chunk.imports ?? []) collect(key, files);
  return files;
}

const transferred = (file) => statSync(join(folder, existsSync(join(folder, `${file}.br`)) ? `${file}.br` : file)).size;
const sum = (files) => [...files].reduce((total, file) => total + transferred(file), 0);

const first = new Set(['index.html', 'favicon.svg']);
for (const key of pages) collect(key, first);
const words = Math.max(...languages.map((key) => sum([...collect(key, new Set())].filter((file) => !first.has(file)))));
const total = sum(first) + words;
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;
for (const file of first) console.log(`${kilobytes(transferred(file)).padStart(9)}  ${file}`);
console.log(`${kilobytes(words).padStart(9)}  the words of one language`);
console.log(`${kilobytes(total).padStart(9)}  in all, of ${kilobytes(BUDGET)} allowed`);
if (total > BUDGET) {
  console.error('The first load of the lobby is over its budget.');
  process.exit(1);
}
