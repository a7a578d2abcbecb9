import { test as base, type Page } from '../fixtures.ts';
import { type OpenConsole, openConsole } from './console.ts';

// biome-ignore lint/performance/noBarrelFile: specs import Playwright through this file, with our fixtures
export { expect, type Page } from '@playwright/test';

interface ConsoleFixtures {
  /** The console as ada, and a page in it. */
  console: { opened: OpenConsole; page: Page };
}

/** A console beside the worker's server, opened as `ada`. */
export const test = base.extend<ConsoleFixtures>({
  console: async ({ server, page }, use) => {
    const opened = await openConsole(server, '--as', 'ada');
    await page.goto(opened.address);
    await use({ opened, page });
    await opened.close();
  },
});
