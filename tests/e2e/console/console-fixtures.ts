import { test as base, type Page } from '../fixtures.ts';
import { type OpenConsole, openConsole } from './console.ts';

// biome-ignore lint/performance/noBarrelFile: specs import Playwright through this file, with our fixtures
export { expect, type Page } from '@playwright/test';

interface ConsoleFixtures {
  /** Of the command. */
  options: string[];
  /** The console beside the worker's server that `page` is in. */
  opened: OpenConsole;
  /** The page of kofi, in a console of his own. */
  colleague: Page;
}

/** `page` is in a console, opened as `ada`. */
export const test = base.extend<ConsoleFixtures>({
  options: [['--as', 'ada'], { option: true }],
  opened: async ({ server, options }, use) => {
    const opened = await openConsole(server, ...options);
    await use(opened);
    await opened.close();
  },
  page: async ({ page, opened }, use) => {
    await page.goto(opened.address);
    await use(page);
  },
  colleague: async ({ server, context }, use) => {
    const opened = await openConsole(server, '--as', 'kofi');
    const page = await context.newPage();
    await page.goto(opened.address);
    await use(page);
    await opened.close();
  },
});
