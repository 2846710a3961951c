// Renders the short rules (docs/rules/*.md) when the client is built: a module with the title, the introduction and the sections.
import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import type { Plugin } from 'vite';

/** A part of the rules, as HTML that we wrote ourselves. */
interface Section {
  title: string;
  html: string;
}

/** Takes a rules file apart at its headings. */
export function sectionsOf(markdown: string): { title: string; intro: string; sections: Section[] } {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const [first = '', ...rest] = head.split('\n');
  const render = (text: string): string => (marked.parse(text, { async: false }) as string).trim();
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
