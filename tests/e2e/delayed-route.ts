import type { Page } from '@playwright/test';

/**
 * Delays all requests to a URL until they are released.
 * @param url a pattern for `page.route`
 * @returns a promise of the first request, and the release
 */
export async function delayRequests(
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
