import { expectAccessibleInAllThemes } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { openUntilIdle } from '../idle.ts';

const guide = '/developers/guides/authentication';
const copyPage = (page: Page) => page.getByRole('button', { name: 'Copy page', exact: true });
const more = (page: Page) => page.getByRole('button', { name: 'More ways to copy' });
const menu = (page: Page) => page.getByRole('menu', { name: 'Copy or open the page' });
const copied = (page: Page) => page.evaluate('navigator.clipboard.readText()');

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the page as Markdown, fetched on demand', async ({ page, request, baseURL }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openUntilIdle(page, guide);
    expect(requests.filter((url) => /page-menu|\.md$/.test(url))).toEqual([]);
    await copyPage(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Page copied.' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
    const markdown = await (await request.get(`${guide}.md`)).text();
    const host = new URL(`${baseURL}`).host;
    expect(await copied(page)).toBe(markdown.replaceAll('localhost:3000', host));
    await expect(copyPage(page)).toBeVisible();
  });

  test('from the menu: the page with its size, the current section, the MCP address', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${guide}#replace-a-key`);
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('menuitem', { name: /^Copy page as Markdown \d+\.\d KB, ready to paste$/ }),
    ).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(
      page.getByRole('menuitem', { name: 'Copy this section Replace a key' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Section copied.' })).toHaveCount(1);
    const section = `${await copied(page)}`;
    expect(section).toMatch(/^## Replace a key\n\nAny number of keys/);
    expect(section.match(/^## /gm)).toHaveLength(1);
    await expect(more(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Copy page as Markdown/ })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: /^Connect over MCP/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Address copied.' })).toHaveCount(1);
    expect(await copied(page)).toBe(`${baseURL}/mcp`);
  });

  test('an operation of the reference, without hints for the page itself', async ({ page }) => {
    await page.goto('/developers/reference/contacts#listContacts');
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Copy this section List contacts' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Section copied.' })).toHaveCount(1);
    const section = `${await copied(page)}`;
    expect(section).toMatch(/^## List contacts\n/);
    expect(section).toContain('```python');
    expect(section).not.toContain('Test key for this visit');
  });

  test('a page that fails to load is not reported as copied', async ({ page }) => {
    await page.route('**/*.md', (route) => route.abort());
    await page.goto(guide);
    await copyPage(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Page not copied' })).toHaveCount(1);
    await more(page).click();
    await expect(menu(page)).toContainText('Could not be loaded');
  });
});

test('the menu closes on Escape, Tab, an outside click and its button', async ({ page }) => {
  await page.goto(guide);
  await more(page).click();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();
  await more(page).click();
  await expect(menu(page)).toBeVisible();
  await more(page).click();
  await expect(menu(page)).toHaveCount(0);
  await more(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(700, 700);
  await expect(menu(page)).toHaveCount(0);
  await more(page).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toHaveCount(0);
});

test('the Markdown version opens from the menu, and is linked in the head', async ({ page }) => {
  await page.goto(guide);
  await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
    'href',
    `${guide}.md`,
  );
  await more(page).click();
  await page.getByRole('menuitem', { name: 'Open as .md' }).click();
  await expect(page).toHaveURL(`${guide}.md`);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is only the link', async ({ page }) => {
    await page.goto(guide);
    await expect(copyPage(page)).toBeHidden();
    await expect(more(page)).toBeHidden();
    await page.getByRole('link', { name: 'Open as Markdown' }).click();
    await expect(page).toHaveURL(`${guide}.md`);
  });
});

test('no axe violations in the menu, which stays in the page, light and dark at 360 and 1280 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(guide);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await more(page).click();
    await expect(menu(page)).toContainText('ready to paste');
    await expectAccessibleInAllThemes(menu(page), [width]);
    const box = await menu(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
  }
});
