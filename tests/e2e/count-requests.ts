import type { Page } from '@playwright/test';

/** Counts a page's requests of a method from now on, failed ones included. */
export function countRequests(page: Page, method: string, url = /./): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && url.test(request.url())) count += 1;
  });
  return () => count;
}
