import { test as base } from '@playwright/test';
import { type RunningServer, startServer } from '../../script/start-server.ts';

// biome-ignore lint/performance/noBarrelFile: journeys import all they need of Playwright from here
export { expect, type Locator, type Page } from '@playwright/test';

/** Tests with a server of their worker's own: its address is the base URL, its store is empty at first. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer({ RATE_LIMIT: 'off' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});
