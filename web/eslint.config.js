import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

// What programs write is nobody's style: one list for both tools.
const written = readFileSync(new URL('.prettierignore', import.meta.url), 'utf8').split('\n');

export default defineConfig(
  { ignores: written.filter((line) => line && !line.startsWith('#')) },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // svelte-check knows every name, the browser's too.
      'no-undef': 'off',
      // `_` is what a loop or a pattern must name and nobody needs.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Sets and maps are scratch space and caches here; what is shown is kept in $state.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
