import { expect, test } from './fixtures.ts';

for (const [asked, shown] of [
  ['/no/such-page', '/no/such-page'],
  ['/analytics', '/analytics'],
  ['/%3Cimg%20src=x%3E', '/<img src=x>'],
  ['/%7B%7Bpath%7D%7D', '/{{path}}'],
] as const) {
  test(`A1, A5, R37 ${asked} shows the home page, and the missing path as text`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.goto(asked);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['x-robots-tag']).toContain('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Generate More Revenue From Your Existing Customers.',
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveJSProperty('href', `${baseURL}/`);
    const line = page.getByRole('status').filter({ hasText: shown });
    await expect(line).toBeVisible();
    await expect(line.locator('img')).toHaveCount(0);
  });
}

for (const press of ['click', 'Enter'] as const) {
  test(`A5 the line about the missing path is dismissed by ${press}`, async ({ page }) => {
    await page.goto('/no/such-page');
    const line = page.getByRole('status').filter({ hasText: '/no/such-page' });
    await expect(line).toBeVisible();
    const dismiss = page.getByLabel('Dismiss');
    if (press === 'click') await dismiss.click();
    else await dismiss.press(press);
    await expect(line).toBeHidden();
  });
}

for (const path of ['/nope.png', '/no/such/file.css', '/routes.json']) {
  test(`A5 ${path} is a true 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
