import { brand } from '../../../config/brand.ts';
import { expect, test } from '../fixtures.ts';
import {
  alternativePaths,
  linkFor,
  preferencesOn,
  suppressionsFor,
  uniqueRecipient,
} from '../recipients.ts';

/** Mail scanners open every link, some of them in a browser, which must not unsubscribe anybody. */
test('E5 opening a link in any format changes nothing, with scripts running', async ({
  page,
  server,
}) => {
  const recipient = uniqueRecipient();
  const link = await linkFor(server, recipient);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  const raw = decodeURIComponent(link);
  const addresses = [link, raw, ...alternativePaths(link), ...alternativePaths(raw)];
  const queries = ['', '?logo=0', '?lists=*&List-Unsubscribe=One-Click', '#save'];
  for (const address of addresses) {
    for (const query of queries) {
      await page.goto(address + query);
      // Some scanners hover and focus, but do not submit.
      await page.getByRole('radio').last().hover();
      await page.getByRole('button').last().focus();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    }
    await page.reload();
  }
  await page.goBack();
  await page.goForward();
  await page.goto('about:blank');
  expect(sent).toEqual([]);
  expect(await suppressionsFor(server, recipient)).toEqual([]);

  // The button on the same page does.
  await page.goto(link);
  const { save, success } = preferencesOn(page);
  await save.click();
  await expect(success).toBeVisible();
  expect(await suppressionsFor(server, recipient)).toHaveLength(1);
});

test('E7 the URL is not stored, and not sent as a referrer', async ({ page, server }) => {
  const recipient = uniqueRecipient();
  const link = await linkFor(server, recipient);
  const response = await page.goto(`${link}?utm_source=mail`);
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(await page.evaluate('JSON.stringify([{ ...localStorage }, document.cookie])')).toBe(
    '[{},""]',
  );
  const next = page.waitForRequest('**/privacy');
  await page.getByRole('link', { name: 'Privacy' }).click();
  expect(await (await next).headerValue('referer')).toBeNull();
});

test('text injected into the URL is not shown', async ({ page }) => {
  await page.goto('/unsubscription/a.b.c.d/Call%20now%20@x.example/c-1');
  const main = page.getByRole('main');
  await expect(main).toContainText('to the address that got this link.');
  await expect(main).not.toContainText('Call now');
});

for (const query of ['?logo=0', '?hide_logo=1', '?x=1&logo=0&y=2']) {
  test(`R36 A8 ${query} hides the logo`, async ({ page }) => {
    const link = '/unsubscription/a.b.c.d/ada@mail.example/c-1';
    await page.goto(link);
    const logo = page.getByRole('link', { name: brand.name });
    await expect(logo).toBeVisible();
    await page.goto(link + query);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(logo).toBeHidden();
  });
}
