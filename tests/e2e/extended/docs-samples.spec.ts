import { expect, type Page, test } from '../fixtures.ts';

const guide = '/developers/guides/quickstart';

test.describe('language of the samples', () => {
  const sample = (page: Page) => page.getByRole('group', { name: /^Create a contact/ });
  const choice = (page: Page, name: string) =>
    page
      .getByRole('group', { name: /^Language/ })
      .first()
      .getByRole('radio', { name, exact: true });

  test('R165, R166 HTTP is the first language, and the default; arrow keys choose another', async ({
    page,
  }) => {
    await page.goto(guide);
    const names = await page
      .getByRole('group', { name: /^Language/ })
      .first()
      .locator('label')
      .allTextContents();
    expect(names).toEqual(['HTTP', 'Node.js', 'Python', 'PHP']);
    await expect(choice(page, 'HTTP')).toBeChecked();
    await expect(sample(page)).toContainText('POST /v1/contacts HTTP/1.1');
    await choice(page, 'HTTP').focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Node.js')).toBeChecked();
    await expect(sample(page)).toContainText('await fetch');
  });

  test('F14 a choice persists across pages and reloads, and a URL parameter overrides it', async ({
    page,
  }) => {
    await page.goto(guide);
    await choice(page, 'Python').check();
    await expect(sample(page)).toContainText('import requests');
    await page.reload();
    await expect(sample(page)).toContainText('import requests');
    await page.goto('/developers/guides/authentication');
    await expect(choice(page, 'Python')).toBeChecked();

    await page.goto(`${guide}?lang=php`);
    await expect(sample(page)).toContainText('curl_init');
    await choice(page, 'Node.js').check();
    await expect(page).toHaveURL(/\?lang=node$/);
    await page.goto(`${guide}?lang=cobol`);
    await expect(choice(page, 'Node.js')).toBeChecked();
  });

  test('applies before the first paint', async ({ page }) => {
    await page.goto(`${guide}?lang=python`);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(guide);
    await expect(choice(page, 'Python')).toBeChecked();
    await expect(sample(page)).toContainText('import requests');
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('the tabs still work, and it says which address to replace', async ({ page }) => {
      await page.goto(guide);
      await expect(sample(page)).toContainText('localhost:3000');
      // Playwright finds no text in a noscript by itself.
      const note = page.locator('noscript p').first();
      await expect(note).toBeVisible();
      await expect(note).toContainText('replace http://localhost:3000 with the start of this page');
      await choice(page, 'PHP').check();
      await expect(sample(page)).toContainText('curl_init');
    });
  });
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('the button copies the shown sample, and announces it', async ({ page }) => {
    await page.goto(`${guide}?lang=python`);
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeAttached();
    expect(await clipboard(page)).toMatch(/^import os\nimport requests\n[\s\S]*\)$/);
  });

  test('the anchor of a heading copies its URL', async ({ page, baseURL }) => {
    await page.goto('/developers/guides/authentication');
    await page.getByRole('link', { name: 'Link to this section' }).nth(1).click();
    await expect(page).toHaveURL(/#three-kinds-of-keys$/);
    await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeAttached();
    expect(await clipboard(page)).toBe(
      `${baseURL}/developers/guides/authentication#three-kinds-of-keys`,
    );
  });
});
