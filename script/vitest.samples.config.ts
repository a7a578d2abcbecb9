import { defineConfig } from 'vitest/config';
import { root } from './run.ts';

/** Tests that run the documentation's code samples, each in its own language. */
export default defineConfig({
  root,
  test: {
    include: ['tests/samples/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
