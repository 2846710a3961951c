// How the client is built: hashed names, nothing inline, every text file also as .br and .gz.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { compressed } from './build/compressed.ts';
import { rules } from './build/rules.ts';
import { titles } from './build/titles.ts';

/** The server that `npm run dev` talks to; the built client is served by that server itself. */
const server = process.env['CAPERS_SERVER'] ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [rules(), titles(), svelte(), compressed()],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } },
  },
  build: {
    outDir: process.env['WEB_DIST'] ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the page forbids inline code and data, so everything is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    reportCompressedSize: false,
  },
  test: {
    environment: 'happy-dom',
    include: ['test/unit/**/*.test.ts'],
  },
});
