import type { Page } from '@playwright/test';

/**
 * Delays all requests to a URL until they are released.
 * @param url a pattern for `page.route`
 * @returns a promise that resolves with the first request, and a function that releases all
 */
export async function delayRequests(
  page: Page,
  url: string | RegExp,
): Promise<{ requested: Promise<void>; release: () => void }> {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return { requested: requested.promise, release: () => released.resolve() };
}
