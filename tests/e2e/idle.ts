import type { Page } from './fixtures.ts';

/**
 * Opens a page and waits until it has loaded and is idle. Waiting for the network alone is not enough: on a
 * slow machine it may be idle before the page has loaded.
 */
export async function openUntilIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilIdle(page);
}

/** Waits until a loaded page is idle, so that a test can expect something not to have happened. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((idle) => requestIdleCallback(() => idle(true)))');
}
