import { expect, type Page, test } from '../fixtures.ts';

const reference = '/developers/reference/contacts';
const quickstart = '/developers/guides/quickstart';
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('Copy as cURL', () => {
  const panel = (page: Page) => page.locator('figure', { has: page.getByRole('radio') }).first();
  const asCurl = (page: Page) => panel(page).getByRole('button', { name: 'Copy as cURL' });
  const asHttp = (page: Page) => panel(page).getByRole('button', { name: 'Copy as HTTP' });
  const language = (page: Page, name: string) =>
    panel(page).getByRole('radio', { name, exact: true });

  test('copies one line, says that the key is missing, and is remembered', async ({
    page,
    baseURL,
  }) => {
    await page.goto(reference);
    await expect(panel(page).getByRole('button', { name: 'Copy code' })).toBeVisible();
    await asCurl(page).click();
    await expect(status(page, 'Put your key in place of YOUR_API_KEY.')).toHaveCount(1);
    const line = await clipboard(page);
    expect(line).not.toContain('\n');
    expect(line).toMatch(
      new RegExp(`^curl '${baseURL}/v1/contacts' -H 'Authorization: Bearer YOUR_API_KEY' -H `),
    );
    expect(JSON.parse(/ -d '(.*)'$/.exec(line)?.[1] ?? '')).toMatchObject({
      email: 'ada@shop.example',
    });

    await expect(asHttp(page)).toBeVisible();
    await page.goto('/developers/reference/automations');
    await expect(asHttp(page)).toBeVisible();
    await asCurl(page).click();
    expect(await clipboard(page)).toMatch(/^curl 'http/);
    await asHttp(page).click();
    expect(await clipboard(page)).toMatch(/^POST \/v1\/automations HTTP/);
    await expect(panel(page).getByRole('button', { name: 'Copy code' })).toBeVisible();
    await page.reload();
    await expect(panel(page).getByRole('button', { name: 'Copy code' })).toBeVisible();
  });

  test('belongs to the HTTP tab alone', async ({ page }) => {
    await page.goto(reference);
    await asCurl(page).click();
    await expect(asHttp(page)).toBeVisible();
    await language(page, 'Python').check();
    await expect(asCurl(page)).toBeHidden();
    await expect(asHttp(page)).toBeHidden();
    await panel(page).getByRole('button', { name: 'Copy code' }).click();
    expect(await clipboard(page)).toMatch(/^import os/);
    await language(page, 'HTTP').check();
    await expect(asHttp(page)).toBeVisible();
  });

  test('fits a narrow screen, with a name for screen readers', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(reference);
    const box = await asCurl(page).boundingBox();
    const frame = await panel(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (frame?.x ?? 0) + (frame?.width ?? 0),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await asCurl(page).focus();
    await page.keyboard.press('Enter');
    expect(await clipboard(page)).toMatch(/^curl /);
  });

  test('copies the first call of a section from the page menu', async ({ page }) => {
    await page.goto(`${reference}#deleteContact`);
    await page.getByRole('button', { name: 'More ways to copy' }).click();
    await page.getByRole('menuitem', { name: 'Copy as cURL' }).click();
    await expect(status(page, 'Line for curl copied.')).toHaveCount(1);
    expect(await clipboard(page)).toMatch(/^curl -X DELETE '/);
  });

  test('is not offered where a section has no call', async ({ page }) => {
    await page.goto('/developers/guides/deliverability#protect-your-reputation');
    await page.getByRole('button', { name: 'More ways to copy' }).click();
    await expect(page.getByRole('menuitem', { name: 'Open as .md' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Copy as cURL' })).toHaveCount(0);
  });

  test('copies the request of the console with its key', async ({ page }) => {
    await page.goto(reference);
    await page.getByRole('button', { name: 'Try it' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Get a test key', exact: true }).click();
    await expect(dialog.getByText('Your test key')).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy as cURL' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'Copied.' })).toHaveCount(1);
    expect(await clipboard(page)).toMatch(/Bearer gm_test_[\w-]{49}'/);
  });
});

test.describe('the quickstart', () => {
  test('opens with a line that works once a key is there', async ({ page, request }) => {
    await page.goto(quickstart);
    const panel = page.locator('figure', { hasText: 'YOUR_API_KEY' }).first();
    await expect(panel).toContainText("curl '");
    await page.getByRole('button', { name: 'Get a test key' }).click();
    await expect(status(page, /^gm_test_•+\S{4} is filled in below/)).toHaveCount(1);
    const terminal = page.locator('figure', { hasText: 'export API_KEY' }).first();
    await expect(terminal).toContainText('echo "$API_KEY"');
    await page.getByRole('button', { name: 'Copy cURL' }).first().click();
    const line = (await clipboard(page)).replaceAll(' \\\n  ', ' ');
    const [, url = '', key = '', body = ''] =
      /^curl '(\S+)' -H 'Authorization: Bearer (\S+)' -H 'Content-Type: application\/json' -d '(.*)'$/.exec(
        line,
      ) ?? [];
    const response = await request.post(url, {
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      data: body,
    });
    expect(response.status()).toBe(200);

    await page.reload();
    await expect(status(page, /is filled in below/)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Get a new key' })).toBeVisible();
    await page.goto(reference);
    await page.getByRole('button', { name: 'Copy as cURL' }).first().click();
    expect(await clipboard(page)).toContain(`Bearer ${key}'`);
  });

  test('says why there is no key', async ({ page }) => {
    await page.route('**/guests/test-key', (route) => route.abort());
    await page.goto(quickstart);
    await page.getByRole('button', { name: 'Get a test key' }).click();
    await expect(page.locator('[data-key-status]')).not.toBeEmpty();
    await expect(page.getByRole('button', { name: 'Get a test key' })).toBeEnabled();
  });
});
