import { test as base } from '@playwright/test';
import { type RunningServer, startServer } from '../../script/start-server.ts';
import { endOps, runOps } from './run-ops.ts';

// biome-ignore lint/performance/noBarrelFile: specs import Playwright through this file, with our fixtures
export { expect, type Locator, type Page } from '@playwright/test';

/** Starts a server with an empty store for each worker, and uses its URL as the base URL. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const server = await startServer({ RATE_LIMIT: 'off', PUSH_SERVICES: 'push.example' });
      // The first command starts their process, which can take longer than a test waits for a row.
      await runOps(server, 'leads', 'list');
      await use(server);
      endOps();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});
