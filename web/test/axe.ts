/** Looks for what shuts people out: axe-core itself, put into the page. */
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(options: unknown): Promise<{ violations: Found[] }> } }).axe;
    return (
      await axe.run({ resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    ).violations;
  });
  const said = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${String(node.target)} ${node.failureSummary ?? ''}`).join('\n')}`,
  );
  expect(said).toEqual([]);
}
