import { defineConfig } from 'vitest/config';
import { root } from './run.ts';

/** Tests of the built site; they need `npm run build` first. */
export default defineConfig({
  root,
  test: {
    include: ['tests/site/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
