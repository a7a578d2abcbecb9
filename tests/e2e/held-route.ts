import type { Page } from '@playwright/test';

/**
 * Keeps back every request to an address until it is released, so that a test can act meanwhile.
 * @param url a pattern as `page.route` takes it
 * @returns when the first request has come, and the release of all of them
 */
export async function holdBack(
  page: Page,
  url: string,
): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve() };
}
