import { expect, test } from './fixtures.ts';

test('A1, A5, R28, R37 a missing path shows the home page, and the path as text, until it is dismissed', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  const headline = await page.getByRole('heading', { level: 1 }).innerText();
  for (const [path, shown, method] of [
    ['/no/such-page', '/no/such-page', 'click'],
    ['/analytics', '/analytics', 'Enter'],
    ['/%3Cimg%20src=x%3E', '/<img src=x>', 'click'],
    ['/%7B%7Bpath%7D%7D', '/{{path}}', 'Enter'],
  ] as const) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['x-robots-tag']).toContain('noindex');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(page.locator('link[rel="canonical"]')).toHaveJSProperty('href', `${baseURL}/`);
      const notice = page.getByRole('status').filter({ hasText: shown });
      await expect(notice).toBeVisible();
      await expect(notice.locator('img')).toHaveCount(0);
      const suggested = page.getByRole('navigation', { name: 'Suggested pages' });
      await expect(suggested.getByRole('link')).toHaveText(
        path === '/analytics'
          ? ['App Analytics']
          : ['Pricing', 'Book a demo', 'Developers', 'Contact'],
      );
      const dismiss = page.getByLabel('Dismiss');
      if (method === 'click') await dismiss.click();
      else await dismiss.press(method);
      await expect(notice).toBeHidden();
    });
  }
});

test('A5 a missing file is a 404 with a way home', async ({ page }) => {
  for (const path of ['/nope.png', '/no/such/file.css', '/routes.json']) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(path);
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/');
    });
  }
});

test('A5, F4 a missing path of the API is a 404 of the API', async ({ request }) => {
  for (const path of ['/api/nothing', '/guests', '/v1/automationsr', '/webhooks/x']) {
    await test.step(path, async () => {
      const response = await request.get(path, { headers: { accept: 'text/html' } });
      expect(response.status()).toBe(404);
      expect(await response.json()).toMatchObject({ error: expect.any(String), payload: null });
    });
  }
});
