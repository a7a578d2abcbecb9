import { defineConfig } from 'vitest/config';
import { root } from './run.ts';
import { testWorkers } from './test-workers.ts';

/** Tests of the built site, of other builds of it, and of the code samples; a stage of `npm test` runs one folder. */
export default defineConfig({
  root,
  test: {
    include: ['tests/{site,builds,samples}/**/*.test.ts'],
    // The default leaves one core free, which is half of a two-core machine.
    maxWorkers: testWorkers,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
