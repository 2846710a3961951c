import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/e2e',
  workers: 1,
  timeout: 180_000,
  reporter: [['list'], ['../reporter.ts']],
  use: { launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' },
});
