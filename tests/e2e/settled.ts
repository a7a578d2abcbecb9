import type { Page } from './fixtures.ts';

/**
 * Opens a page, and waits until it has loaded and asks for nothing more. On a slow machine the network
 * is idle before the page has loaded, so that waiting for the network alone is too early.
 */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Waits until a loaded page has nothing left to do, so that what has not come by then does not come. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((idle) => requestIdleCallback(() => idle(true)))');
}
