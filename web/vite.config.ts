import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Everything is served by us under a strict content policy, so nothing may be inlined as a
// data: address and no inline script may be written into the page.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: mode === 'gallery' ? 'dist/gallery' : '../src/bourgade/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { input: mode === 'gallery' ? 'gallery.html' : 'index.html' },
  },
  // While working on the page: the games' texts lie outside this folder, and a server that runs
  // beside (`bourgade serve --no-browser`) answers for /api.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  // Style sheets are emptied in tests unless asked for; one test reads the theme's colours.
  test: { include: ['tests/**/*.test.ts'], css: { include: [/theme\.css/] } },
}));
