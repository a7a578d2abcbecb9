import { defineConfig } from 'vitest/config';
import { noPostgres, postgresHere } from './script/postgres.ts';

export default defineConfig({
  test: {
    include: ['{domain,contract,config,api,site,script,tests}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/e2e/**', 'tests/site/**', 'tests/samples/**'],
    provide: {
      postgres: {
        url: process.env.TEST_DATABASE_URL ?? '',
        bin: postgresHere() ?? '',
        missing: noPostgres,
      },
      // `npm run bench -- contract-fuzz` makes ten times as many.
      contractRequests: 500,
    },
    // A busy machine must not turn a right answer into a red one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
