import { brand } from '../../../config/brand.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { openUntilIdle } from '../idle.ts';

const guide = '/developers/guides/quickstart';
const tree = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });

test.describe('header', () => {
  test('R147, R148, R149, R360 skips to the content, and links to the home page, the documentation and the app', async ({
    page,
  }) => {
    await page.goto(`${guide}?utm_source=docs`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
    const home = header.getByRole('link', { name: 'Developers' });
    await expect(home).toHaveAttribute('href', '/developers');
    await expect(header.getByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      '/app/login',
    );
    await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      /\/app\/register\?.*utm_source=docs/,
    );
    const [left, content] = await Promise.all([
      tree(page).boundingBox(),
      page.getByRole('main').boundingBox(),
    ]);
    expect(left?.width).toBeGreaterThan(0);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0);
  });

  test('the pages of the site link to the documentation', async ({ page }) => {
    for (const path of ['/', '/pricing', '/products/transactionals']) {
      await page.goto(path);
      const link = page.getByRole('banner').getByRole('link', { name: 'Developers' });
      await expect(link).toHaveAttribute('href', '/developers');
    }
    await page.getByRole('main').getByRole('link', { name: 'Read the docs' }).click();
    await expect(page).toHaveURL('/developers');
  });
});

test.describe('theme', () => {
  const backgroundOf = (page: Page) =>
    page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  const [light, dark] = ['rgb(251, 250, 245)', 'rgb(12, 21, 18)'];

  test('follows the system until one is chosen, and then persists across pages', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(guide);
    const theme = page.getByRole('banner').getByRole('group', { name: 'Theme' });
    await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked();
    expect(await backgroundOf(page)).toBe(dark);

    await theme.getByRole('radio', { name: 'Light' }).check();
    expect(await backgroundOf(page)).toBe(light);
    await page.goto('/developers/guides/authentication');
    await expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(await backgroundOf(page)).toBe(light);

    await theme.getByRole('radio', { name: 'System' }).check();
    expect(await backgroundOf(page)).toBe(dark);
  });

  test('applies outside the documentation before the first paint, in other tabs and after Back', async ({
    page,
    context,
  }) => {
    const docs = await context.newPage();
    for (const path of ['/', '/preferences']) {
      await test.step(path, async () => {
        await page.goto(path);
        expect(await backgroundOf(page)).toBe(light);
        await docs.goto(guide);
        await docs.getByRole('banner').getByRole('radio', { name: 'Dark' }).check();
        await expect.poll(() => backgroundOf(page)).toBe(dark);

        await docs.route('**/_astro/*.js', (route) => route.abort());
        await docs.goto(path);
        expect(await backgroundOf(docs)).toBe(dark);
        await docs.unrouteAll();
        await docs.goBack();
        await docs.getByRole('banner').getByRole('radio', { name: 'Light' }).check();
        await docs.goForward();
        await expect.poll(() => backgroundOf(docs)).toBe(light);
      });
    }
  });

  test('applies to the documentation before the first paint, but not to print, which shows only the content', async ({
    page,
  }) => {
    await page.goto(guide);
    await page.getByRole('banner').getByRole('radio', { name: 'Dark' }).check();
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.reload();
    expect(await backgroundOf(page), 'before the first paint').toBe(dark);
    await page.unrouteAll();
    for (const path of ['/', '/privacy', guide]) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const color = await page.getByRole('main').evaluate((main) => getComputedStyle(main).color);
      expect(color, path).toBe('rgb(20, 32, 27)');
    }
    await expect(tree(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('theme and copy controls are hidden', async ({ page }) => {
      await page.goto(guide);
      await expect(page.getByRole('radio', { name: 'Dark' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /copy/i })).toHaveCount(0);
    });
  });
});

test.describe('on this page', () => {
  test('marks the current section', async ({ page }) => {
    await page.goto('/developers/guides/authentication');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const current = contents.locator('[aria-current]');
    await expect(current).toHaveText('Send the key with each call');
    await page.evaluate("document.getElementById('create-a-key').scrollIntoView()");
    await expect(current).toHaveText('Create a key');
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await expect(current).toHaveText('Replace a key');
  });

  test('on a reference page, the tree marks the current operation', async ({ page }) => {
    await page.goto('/developers/reference/contacts');
    const current = tree(page).locator('[aria-current="location"]');
    await expect(current).toHaveAttribute('href', '#saveContact');
    await page.evaluate("document.getElementById('listContacts').scrollIntoView()");
    await expect(current).toHaveAttribute('href', '#listContacts');
  });

  test('the page ends with links to its neighbors, its date and an edit link', async ({ page }) => {
    await page.goto('/developers/guides/authentication');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /\/edit\/main\/site\/docs\/guides\/authentication\.mdx$/,
    );
    await expect(main.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await main.getByRole('link', { name: /^Previous/ }).click();
    await expect(page).toHaveURL(/\/developers\/guides\/./);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveCount(3);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test('the tree is a drawer that closes on Escape and on an outside click', async ({ page }) => {
      await page.goto('/developers/guides/authentication');
      const link = tree(page).getByRole('link', { name: 'Quickstart' });
      const open = page.getByRole('button', { name: 'Open navigation' });
      await expect(link).toBeHidden();
      await open.click();
      await expect(link).toBeInViewport();
      await expect(tree(page).getByRole('link', { name: 'Sign Up' })).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await open.click();
      await page.mouse.click(350, 300);
      await expect(link).toBeHidden();
      await open.click();
      await link.click();
      await expect(page).toHaveURL(guide);
    });

    test('the contents open from the bottom bar', async ({ page }) => {
      await page.goto('/developers/guides/authentication');
      const button = page.getByRole('button', { name: 'On this page' });
      await expect(button).toBeInViewport();
      await button.click();
      await page.getByRole('link', { name: 'Replace a key', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Replace a key' })).toBeInViewport();
    });
  });
}

test.describe('states', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });
  test('no axe violations in the drawer and the contents, light and dark', async ({ page }) => {
    await page.goto('/developers/guides/authentication');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'On this page' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('search without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('links to a list of all pages and their sections', async ({ page }) => {
    await page.goto(guide);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Search/ })
      .click();
    await page.getByRole('main').getByRole('link', { name: 'Replace a key' }).click();
    await expect(page).toHaveURL('/developers/guides/authentication#replace-a-key');
  });
});

test('punctuation stays on the line of its code from 360 to 1280 px', async ({ page }) => {
  for (const path of [
    '/developers',
    '/developers/reference/transactionals',
    '/developers/guides/webhooks',
  ]) {
    await page.goto(path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const torn = await page.evaluate(`[...document.querySelectorAll('.glued')]
        .filter((glued) => {
          const code = glued.querySelector('code').getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(glued);
          const { bottom, right } = range.getBoundingClientRect();
          return bottom > code.bottom + 2 || right > innerWidth;
        })
        .map((glued) => glued.textContent)`);
      expect(torn, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('no console output, and no request to another origin', async ({ page, baseURL }) => {
  const messages: string[] = [];
  const foreignRequests: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) foreignRequests.push(request.url());
  });
  await openUntilIdle(page, guide);
  await page.getByRole('banner').getByRole('radio', { name: 'Dark' }).check();
  expect([messages, foreignRequests]).toEqual([[], []]);
});

test('code fades out while more of it follows below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/developers/reference/transactionals');
  const code = page.getByRole('group', { name: 'Send a transactional email, HTTP' });
  await expect(code).toHaveCSS('mask-image', /calc\(100% - 56px\)/);
  await code.hover();
  await page.mouse.wheel(0, 1_000);
  await expect(code).toHaveCSS('mask-image', /^(?!.*calc)linear-gradient/);
});

test('code fades out while more of it follows at the right, with reduced motion too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/developers/guides/quickstart');
  const code = page.locator('pre').first();
  await expect(code).toHaveCSS('mask-image', /calc\(100% - 40px\)/);
  await code.hover();
  await page.mouse.wheel(1_000, 0);
  await expect(code).toHaveCSS('mask-image', /^(?!.*calc)linear-gradient/);
});
