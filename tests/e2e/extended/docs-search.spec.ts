// Long: the states of one dialog.
import { expectAccessibleInAllThemes } from '../axe.ts';
import { delayRequests } from '../delay-requests.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { openUntilIdle } from '../idle.ts';

const guide = '/developers/guides/authentication';
const index = '**/developers/search.json';
const input = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' });
const selected = (page: Page) => page.getByRole('option', { selected: true });

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
  await expect(page.getByRole('dialog')).toContainText(/results?/);
}

test.describe('opening', () => {
  test('both shortcuts open it, and its code is fetched once, on demand', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openUntilIdle(page, guide);
    const before = requests.length;
    expect(requests.filter((path) => /search/.test(path))).toEqual([]);

    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await expect(page.getByRole('option', { name: /Contacts/ })).toBeVisible();
    expect(requests.slice(before).some((path) => path.endsWith('/search.json'))).toBe(true);
    await page.keyboard.press('Escape');
    // Until it is removed, its hidden input keeps the focus.
    await expect(page.locator('dialog')).toHaveCount(0);

    const afterLoading = requests.length;
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(requests.length).toBe(afterLoading);
  });

  test('the header link opens it, and is focused again when it closes', async ({ page }) => {
    await page.goto(guide);
    const link = page.getByRole('banner').getByRole('link', { name: /Search/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(link).toBeFocused();
    await link.click();
    await expect(input(page)).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(guide);
  });

  test('a slash can be typed into the search', async ({ page }) => {
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    await input(page).pressSequentially('v1/contacts');
    await expect(input(page)).toHaveValue('v1/contacts');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

test.describe('finding', () => {
  // `tests/site/docs-queries.ts` has what is found first by which words.
  test('shows the name of a field, an error, a page, a section and a call', async ({ page }) => {
    await page.goto(guide);
    await search(page, 'xylophone');
    for (const [query, name] of [
      ['dateofbirth', /^date_of_birth string or null/],
      ['unknown templte', /^unknown_template/],
      ['429', /^Rate limits/],
      ['verify a webhook', /^Verify the signature/],
      ['POST /v1/contacts/batch', /^Create or update many contacts POST/],
    ] as const) {
      await test.step(query, async () => {
        await input(page).fill(query);
        await expect(page.getByRole('option', { name }).first()).toBeVisible();
        await input(page).fill('xylophone');
        await expect(page.getByRole('option')).toHaveCount(0);
      });
    }
  });

  test('shows typo corrections and highlights matches', async ({ page }) => {
    await page.goto(guide);
    await search(page, 'date_of_brith');
    await expect(page.getByText('brith read as birth')).toBeVisible();
    await expect(selected(page).locator('mark')).toHaveText('date_of_birth');
    await expect(page.getByRole('status').filter({ hasText: 'Read as birth.' })).toHaveText(
      /^Read as birth\. \d+ results\.$/,
    );
    await expect(results(page).getByRole('group', { name: /^Fields/ })).toBeVisible();
  });

  test('names a word that is nowhere, and finds the page of the others', async ({ page }) => {
    await page.goto(guide);
    await search(page, 'kafka webhooks');
    await expect(
      page.getByText('“kafka” is nowhere in the documentation.', { exact: true }),
    ).toBeVisible();
    await expect(selected(page)).toContainText('Webhooks and their signatures');
  });

  test('escapes HTML in the query', async ({ page }) => {
    await page.goto(guide);
    await search(page, '<img src=x onerror=alert(1)>qqqq');
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
  });

  test('without results, it links to all pages', async ({ page }) => {
    await page.goto(guide);
    await search(page, 'xylophone');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('No results for “xylophone”.');
    await expect(dialog).toContainText('Try one word');
    await expect(page.getByRole('option')).toHaveCount(0);
    await dialog.getByRole('link', { name: 'all pages' }).click();
    await expect(page).toHaveURL('/developers/search');
  });
});

test.describe('by keyboard only', () => {
  test('arrows, Home and End select; Enter opens the result', async ({ page }) => {
    await page.goto(guide);
    await search(page, 'date_of_birth');
    const rows = page.getByRole('option');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    const active = () => input(page).getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await active()).toBe(await rows.nth(1).getAttribute('id'));
    await page.keyboard.press('End');
    await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
    await expect(rows.last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/developers/reference/contacts#saveContact.date_of_birth');
    await expect(page.locator('[id="saveContact.date_of_birth"]')).toBeInViewport();
  });

  test('the last row of a long group shows all of it, until other words are typed', async ({
    page,
  }) => {
    await page.goto(guide);
    await search(page, 'contact');
    const rows = page.getByRole('group', { name: /^Pages/ }).getByRole('option');
    const all = rows.filter({ hasText: /^Show all \d+$/ });
    const [count = ''] = /\d+/.exec((await all.textContent()) ?? '') ?? [];
    const before = (await rows.count()) - 1;
    expect(Number(count)).toBeGreaterThan(before);
    for (let row = 0; row < before; row++) await page.keyboard.press('ArrowDown');
    await expect(all).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(Number(count));
    await expect(rows.nth(before)).toHaveAttribute('aria-selected', 'true');
    await expect(rows.nth(before)).toBeInViewport();
    await expect(input(page)).toBeFocused();
    await input(page).fill('contacts');
    await expect(all).toBeVisible();
  });

  test('a result on the same page closes the search and scrolls there', async ({ page }) => {
    await page.goto(guide);
    await search(page, 'replace a key');
    await expect(selected(page)).toContainText('Replace a key');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${guide}#replace-a-key`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Replace a key' })).toBeInViewport();
  });

  test('Ctrl+Enter copies the link', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(guide);
    await search(page, 'unknown_template');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toHaveCount(1);
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `${baseURL}/developers/guides/errors/unknown_template`,
    );
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

test.describe('when the index fails to load', () => {
  test('shows an error, links to all pages, and retries', async ({ page }) => {
    await page.route(index, (route) => route.abort());
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Search could not be loaded.');
    await expect(dialog.getByRole('link', { name: 'all pages' })).toHaveAttribute(
      'href',
      '/developers/search',
    );
    await input(page).fill('date_of_birth');
    await page.unroute(index);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(selected(page)).toContainText('date_of_birth');
    await expect(input(page)).toBeFocused();
  });

  test('shows that it is loading', async ({ page }) => {
    const { release } = await delayRequests(page, index);
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    await input(page).fill('birth');
    await expect(page.getByText('Loading')).toBeVisible();
    release();
    await expect(selected(page)).toContainText('date_of_birth');
  });

  test('when its code fails to load, the link opens the list of all pages', async ({ page }) => {
    await page.route('**/open-search.*.js', (route) => route.abort());
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/developers/search');
  });
});

test.describe('the search page', () => {
  const searchPage = '/developers/search';
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the documentation' });

  test('shows the results of its form and of its examples, also after a reload', async ({
    page,
  }) => {
    await page.goto(searchPage);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await field(page).fill('date_of_birth');
    await field(page).press('Enter');
    await expect(page).toHaveURL(`${searchPage}?q=date_of_birth`);
    await expect(selected(page)).toContainText('date_of_birth');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('date_of_birth');

    const examples = page.getByRole('list', { name: 'Try' }).getByRole('link');
    expect(await examples.count()).toBeGreaterThan(3);
    for (const example of await examples.allTextContents()) {
      await examples.filter({ hasText: example }).click();
      await expect(input(page)).toHaveValue(example);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.reload();
    await expect(input(page)).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('lists the calls of each reference page', async ({ page }) => {
    await page.goto(searchPage);
    await page.getByRole('main').getByRole('link', { name: 'DELETE /v1/contacts/{id}' }).click();
    await expect(page).toHaveURL('/developers/reference/contacts#deleteContact');
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('its form leads back to it, and it says how to find words', async ({ page }) => {
      await page.goto(searchPage);
      await field(page).fill('403');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(`${searchPage}?q=403`);
      await expect(page.getByText('use your browser’s search')).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('is full-screen, from the header and from the drawer', async ({ page }) => {
    await page.goto(guide);
    const link = page.getByRole('banner').getByRole('link', { name: /Search/ });
    await link.click();
    await input(page).fill('date_of_birth');
    await expect(selected(page)).toContainText('date_of_birth');
    expect(await page.getByRole('dialog').boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 360,
      height: 740,
    });
    await page.getByRole('button', { name: 'Close search' }).click();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.getByRole('navigation', { name: 'Documentation' });
    await drawer.getByRole('link', { name: 'Search' }).click();
    await expect(input(page)).toBeFocused();
    await expect(drawer).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('no axe violations, light and dark at 360 and 1280 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInAllThemes(page.getByRole('dialog'));
  await input(page).fill('date_of_brith');
  await expect(selected(page)).toContainText('date_of_birth');
  await expectAccessibleInAllThemes(page.getByRole('dialog'));
  await input(page).fill('xylophone');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expectAccessibleInAllThemes(page.getByRole('dialog'));
});

// WebKitGTK 2.50 made them as low as a line.
test('the results of the search are as high as they are, in a dialog without a height', async ({
  page,
}) => {
  await page.goto('/developers');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('webhooks');
  const results = page.locator('dialog[open] .search-body');
  await expect(results).toContainText('Webhooks');
  await expect(results).toHaveCSS('flex-basis', 'auto');
});
