import type { Page } from './fixtures.ts';

/** Opens a page and waits until it has loaded and is idle. */
export async function openUntilIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilIdle(page);
}

/**
 * Waits until a page has loaded, has fetched nothing for half a second and is idle, so that a test can expect
 * something not to have happened. The idle callback needs its timeout: a page at rest draws no frame, and without one
 * Chromium may never call back.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(`new Promise((quiet) => {
    let timer;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(quiet, 500);
    };
    new PerformanceObserver(restart).observe({ type: 'resource' });
    restart();
  }).then(() => new Promise((idle) => requestIdleCallback(() => idle(true), { timeout: 1_000 })))`);
}
