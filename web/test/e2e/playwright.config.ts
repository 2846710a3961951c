import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/e2e',
  // Each file has a server of its own, and much of a game is waiting.
  workers: 2,
  timeout: 90_000,
  reporter: [['list'], ['../reporter.ts']],
  use: { launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' },
});
