import { defineConfig } from 'vitest/config';
import { root } from './run.ts';

/** Tests that read `site/dist` or run it in a browser, so they come after the build. */
export default defineConfig({
  root,
  test: {
    include: ['tests/site/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
