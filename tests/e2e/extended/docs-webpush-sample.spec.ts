import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { endpoint, stubPushManager } from '../push-browser.ts';

test('the page of the Web Push guide subscribes on a click', async ({ page, baseURL }) => {
  const html = await readFile('site/docs/samples/webpush-page.html', 'utf8');
  const body = html.replaceAll('https://api.example', baseURL ?? '');
  await page.route('/shop', (route) => route.fulfill({ contentType: 'text/html', body }));
  const url = endpoint();
  await stubPushManager(page, url, 'default');
  await page.goto('/shop');

  const button = page.getByRole('button', { name: 'Tell me then' });
  const requestPromise = page.waitForRequest('**/api/contacts');
  await button.click();
  const request = await requestPromise;
  expect(request.headers().authorization).toBe('Bearer pk_local_push');
  expect(request.postDataJSON()).toMatchObject({
    email: 'ada@shop.example',
    firstname: 'Ada',
    gm_web_push: { endpoint: url },
  });
  expect((await request.response())?.status()).toBe(200);
  await expect(button).toBeHidden();
  expect(await page.evaluate('GroveWebPush.state()')).toBe('subscribed');
});
