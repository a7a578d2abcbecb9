import { defineConfig } from 'vitest/config';
import { installedPostgres, postgresMissing } from './script/postgres.ts';
import { memoryFolder, testWorkers } from './script/test-workers.ts';

const temporary = memoryFolder();
const beside = (ending: string) =>
  `{domain,contract,config,api,console,site,script,tests}/**/*${ending}`;
const elsewhere = ['**/node_modules/**', 'tests/{e2e,site,builds,samples,linear}/**'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [beside('.test.ts')],
          exclude: [...elsewhere, beside('.servers.test.ts')],
        },
      },
      {
        extends: true,
        test: { name: 'servers', include: [beside('.servers.test.ts')], exclude: elsewhere },
      },
    ],
    provide: {
      postgres: {
        url: process.env.TEST_DATABASE_URL ?? '',
        bin: installedPostgres() ?? '',
        missing: postgresMissing.message,
      },
      // `npm run bench -- contract-fuzz` sends 25 times as many.
      contractRequests: 200,
    },
    maxWorkers: testWorkers,
    ...(temporary ? { env: { TMPDIR: temporary } } : {}),
    // A worker for each core instead of one for each file: no test changes what others share.
    isolate: false,
    // Generous: a slow machine must not fail a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
