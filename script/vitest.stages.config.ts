import { defineConfig } from 'vitest/config';
import { root } from './run.ts';
import { testWorkers } from './test-workers.ts';

/** Tests with a stage of their own in `npm test`, which runs one folder: those of the built site, and the long ones. */
export default defineConfig({
  root,
  test: {
    include: ['tests/{site,builds,samples,linear}/**/*.test.ts'],
    // The default leaves one core free, which is half of a two-core machine.
    maxWorkers: testWorkers,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
