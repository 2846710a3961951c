import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/visual',
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['../reporter.ts']],
  use: { baseURL: 'http://localhost:5198', launchOptions: chromium },
  webServer: {
    command: 'npx vite --port 5198 --strictPort --logLevel error',
    cwd: '../..',
    url: 'http://localhost:5198/favicon.svg',
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
