// The titles of the games in one language: `titles:en`. The lobby says them all and must not load every game's words for it,
// so they are taken out of the games' own files when the client is built.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What the lobby says of a game: `<slug>-web-title` and `<slug>-web-about`, each on a line of its own. */
const TITLE = /^([a-z-]+)-web-(title|about) = .+$/;

/** The lines of a language's files that title a game. */
export function titlesIn(folder: string): string {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .toSorted();
  const lines = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => TITLE.exec(line)?.[1] === file.slice(0, -4)),
  );
  return lines.map((line) => `${line}\n`).join('');
}

/** The plugin. */
export function titles(): Plugin {
  const locales = resolve(import.meta.dirname, '../../locales');
  return {
    name: 'capers-titles',
    resolveId: (id) => (id.startsWith('titles:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0titles:')) return null;
      const folder = join(locales, id.slice('\0titles:'.length));
      for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file));
      return `export default ${JSON.stringify(titlesIn(folder))};`;
    },
  };
}
