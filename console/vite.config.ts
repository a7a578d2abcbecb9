import { palette } from '@grovemail/site/build/palette-sheet.ts';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
  // No data URLs, which the content security policy forbids.
  build: { outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  plugins: [palette()],
});
