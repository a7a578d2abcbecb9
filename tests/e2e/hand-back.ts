import type { Page } from './fixtures.ts';

/**
 * Lets a pressed form wait for its island however slow the machine is. Otherwise it is handed back to the browser after
 * 4 s.
 */
export async function preventHandBack(page: Page): Promise<void> {
  await page.addInitScript(`
    const { setTimeout } = window;
    window.setTimeout = (run, delay, ...args) =>
      setTimeout(run, delay === 4_000 ? 1_000_000 : delay, ...args);
  `);
}
