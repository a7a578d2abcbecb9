import { expect, test } from './fixtures.ts';

for (const [path, shown] of [
  ['/no/such-page', '/no/such-page'],
  ['/analytics', '/analytics'],
  ['/%3Cimg%20src=x%3E', '/<img src=x>'],
  ['/%7B%7Bpath%7D%7D', '/{{path}}'],
] as const) {
  test(`A1, A5, R28, R37 ${path} shows the home page, and the missing path as text`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['x-robots-tag']).toContain('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Generate More Revenue From Your Existing Customers.',
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveJSProperty('href', `${baseURL}/`);
    const notice = page.getByRole('status').filter({ hasText: shown });
    await expect(notice).toBeVisible();
    await expect(notice.locator('img')).toHaveCount(0);
  });
}

for (const method of ['click', 'Enter'] as const) {
  test(`A5 the notice about the missing path is dismissed by ${method}`, async ({ page }) => {
    await page.goto('/no/such-page');
    const notice = page.getByRole('status').filter({ hasText: '/no/such-page' });
    await expect(notice).toBeVisible();
    const dismiss = page.getByLabel('Dismiss');
    if (method === 'click') await dismiss.click();
    else await dismiss.press(method);
    await expect(notice).toBeHidden();
  });
}

for (const path of ['/nope.png', '/no/such/file.css', '/routes.json']) {
  test(`A5 ${path} is a 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(path);
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/');
  });
}

for (const path of ['/api/nothing', '/guests', '/v1/automationsr', '/webhooks/x']) {
  test(`A5, F4 ${path} is a 404 of the API`, async ({ request }) => {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ error: expect.any(String), payload: null });
  });
}
