// What the linter asks of the client, beyond what the compiler and svelte-check see.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  // Written by Rust, or by a run of something.
  { ignores: ['dist/', 'test-results/', 'src/protocol.ts', 'src/games/*/types.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A number is written one way only.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => close()` is a handler; nobody takes what it gives back.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      // There is no enum here, and looking for them takes a third of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // `void x` in an effect names what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `answers.to<Reach>(question)` says what the answer is; the question alone does not.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // What a page reads is replaced as a whole (`$state.raw`); maps and sets that are changed in place are read by no page.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // In a template the linter does not know what a component hands to a callback or a snippet. svelte-check does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    // What a test writes into a name or a finding may say `undefined`: somebody reads it when it fails.
    files: ['test/**'],
    rules: {
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  // Plain scripts have no types.
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
);
