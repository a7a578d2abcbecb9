import { defineConfig } from 'vitest/config';
import { root } from './run.ts';
import { testWorkers } from './test-workers.ts';

/** Tests that run the code samples of the documentation, each in its own language. */
export default defineConfig({
  root,
  test: {
    include: ['tests/samples/**/*.test.ts'],
    // The default leaves one core free, which is half of a two-core machine.
    maxWorkers: testWorkers,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
