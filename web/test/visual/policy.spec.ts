/** The built client under the policy that the server sends: no inline script or style, nothing from another host, no more than the budget. */
import { expect, test } from '@playwright/test';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';

const POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const KINDS: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const dist = resolve('test-results/dist');
let server: Server;
let home: string;

test.beforeAll(async () => {
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { env: { ...process.env, WEB_DIST: dist } });
  server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname;
    if (path.startsWith('/api/')) {
      answer.writeHead(path === '/api/me' ? 401 : 200, { 'content-type': 'application/json' });
      answer.end(path === '/api/me' ? '{"code":"who_are_you","message":{"key":"refusal-who_are_you"}}' : '[]');
      return;
    }
    const isFile = extname(path) !== '' && existsSync(join(dist, path));
    const name = isFile ? path : '/index.html';
    const packed = existsSync(join(dist, `${name}.br`));
    answer.writeHead(200, { 'content-type': KINDS[extname(name)] ?? 'application/octet-stream', 'content-security-policy': POLICY, ...(packed ? { 'content-encoding': 'br' } : {}) });
    answer.end(readFileSync(join(dist, packed ? `${name}.br` : name)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true, force: true });
});

for (const path of ['/', '/rules/dice-heist', '/nowhere/at/all']) {
  test(`${path} keeps to the policy and to its own host`, async ({ page }) => {
    const refused: string[] = [];
    const hosts = new Set<string>();
    let bytes = 0;
    page.on('console', (line) => line.text().includes('Content Security Policy') && refused.push(line.text()));
    page.on('pageerror', (error) => refused.push(error.message));
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    page.on('requestfinished', (request) => void request.sizes().then((sizes) => (bytes += sizes.responseBodySize)));
    await page.goto(home + path);
    await expect(page.locator('main#content')).toBeVisible();
    await page.locator('summary').first().click();
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
    expect([...hosts]).toEqual([home]);
    if (path === '/') expect(bytes).toBeLessThan(150 * 1024);
    if (path === '/') expect(bytes).toBeGreaterThan(20 * 1024);
  });
}
