// Renders the rules (docs/rules/*.md) when the client is built: a module with the title, the introduction and the sections.
import { readFileSync } from 'node:fs';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

/** A part of the rules, as HTML that we wrote ourselves. */
interface Section {
  title: string;
  html: string;
}

/** What has more letters than this does not stand in a column beside figures. */
const SHORT = 15;
/** A table whose columns have no more letters than this side by side fits any screen as it is. */
const NARROW = 38;

const marked = new Marked({
  renderer: {
    /**
     * A table whose cells know their heading: where a screen is narrow, each row is told by itself, with the headings before its figures.
     */
    table({ header, rows }: Tokens.Table): string {
      const first = header.findIndex((_, at) => at > 0 && rows.some((row) => (row[at]?.text.length ?? 0) > SHORT));
      // From the first long column on everything has a line of its own there.
      const kind = (at: number): string => (at === 0 ? 'name' : first !== -1 && at >= first ? 'long' : 'short');
      // What stands first of these after figures, or alone, needs no heading.
      const plain = first > 1 || first === header.length - 1 ? first : -1;
      const cell = (tag: 'th' | 'td', { text, tokens }: Tokens.TableCell, at: number): string => {
        const classes = [kind(at), ...(tag === 'td' && text === '–' ? ['none'] : []), ...(at === plain && at > 0 ? ['plain'] : [])];
        const label = tag === 'td' && at > 0 ? ` data-label="${header[at]?.text.replaceAll('"', '&quot;') ?? ''}"` : '';
        const scope = tag === 'th' ? ' scope="col"' : '';
        return `<${tag} class="${classes.join(' ')}"${label}${scope}>${this.parser.parseInline(tokens)}</${tag}>`;
      };
      const line = (tag: 'th' | 'td', cells: Tokens.TableCell[]): string =>
        `<tr>${cells.map((one, at) => cell(tag, one, at)).join('')}</tr>`;
      const wide = header.map(({ text }, at) => Math.max(text.length, ...rows.map((row) => row[at]?.text.length ?? 0)));
      const isSmall = first === -1 && wide.reduce((sum, letters) => sum + letters) <= NARROW;
      const body = rows.map((row) => line('td', row)).join('');
      return `<table${isSmall ? ' class="small"' : ''}><thead>${line('th', header)}</thead><tbody>${body}</tbody></table>`;
    },
  },
});

/** Takes a rules file apart at its headings. */
export function sectionsOf(markdown: string): { title: string; intro: string; sections: Section[] } {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const [first = '', ...rest] = head.split('\n');
  const render = (text: string): string => marked.parse(text, { async: false }).trim();
  const inline = (text: string): string => text.replaceAll(/[`*]/g, '').trim();
  const sections = parts.map((part) => {
    const [title = '', ...body] = part.split('\n');
    // What stands in brackets names the option for the terminal; a reader here finds it under its words.
    return { title: inline(title.replace(/\s*\([^)]*\)\s*$/, '')), html: render(body.join('\n')) };
  });
  return { title: inline(first.replace(/^# /, '')), intro: render(rest.join('\n')), sections };
}

/** The plugin. */
export function rules(): Plugin {
  return {
    name: 'capers-rules',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? id;
      if (!path.endsWith('.md')) return null;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(sectionsOf(readFileSync(path, 'utf8')))};`;
    },
  };
}
