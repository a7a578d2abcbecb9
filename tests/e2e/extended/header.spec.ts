// Long: the header on wide screens and on narrow ones.
import { brand } from '../../../config/brand.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { products } from '../products.ts';

test('R393–R397, A26 phones get no bar below 768 px, which fits from there up, beside the menu until it is whole', async ({
  page,
}) => {
  await page.goto('/contact');
  const banner = page.getByRole('banner');
  const links = ['Pricing', 'Get demo', 'Get started free'];
  for (const width of [767, 768, 879, 880, 943, 944, 1071, 1072, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const isMobile = width < 768;
    const isWhole = width >= 1072;
    const toggle = banner.getByRole('button', { name: 'Menu', exact: true });
    await expect(toggle, `${width} px`).toBeVisible({ visible: !isWhole });
    for (const name of links) {
      const link = banner.getByRole('link', { name, exact: true }).first();
      await expect(link, `${name} at ${width} px`).toBeVisible({ visible: !isMobile });
    }
    for (const name of ['Developers', 'Blog', 'Log In']) {
      const link = banner.getByRole('link', { name, exact: true }).first();
      await expect(link, `${name} at ${width} px`).toBeVisible({ visible: isWhole });
    }
    await expect(banner.getByRole('link', { name: 'Savings calculator' })).toBeVisible({
      visible: width >= 880,
    });
    // Not only read out.
    const name = await banner.getByText(brand.name, { exact: true }).first().boundingBox();
    expect(name?.height, `${width} px`).toBeGreaterThan(16);
    if (isMobile) continue;
    // On one line, without overlap, and within the page.
    const inBar = banner.locator('a:visible, button:visible').filter({ hasNotText: /^Skip/ });
    const boxes = await inBar.evaluateAll((all) =>
      all
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width > 1)
        // DOMRects do not serialize.
        .map(({ left, right, height }) => ({ left, right, height })),
    );
    for (const [index, { left, right, height }] of boxes.entries()) {
      expect(left, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(right, `${width} px`).toBeLessThanOrEqual(width);
      expect(height, `${width} px`).toBeLessThan(60);
      const overlapping = boxes.filter((other, at) => {
        return at !== index && other.left < right - 1 && other.right > left + 1;
      });
      expect(overlapping, `${width} px`).toEqual([]);
    }
  }
});

test('a hairline marks the bar once the page scrolls', async ({ page }) => {
  await page.goto('/contact');
  const banner = page.getByRole('banner');
  const line = /0px 1px 0px 0px/;
  await expect(banner).not.toHaveCSS('box-shadow', line);
  await page.mouse.wheel(0, 400);
  await expect(banner).toHaveCSS('box-shadow', line);
});

test.describe('wide screens', () => {
  const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('R56, R57, R65, R67 the links in the bar', async ({ page, baseURL }) => {
    await page.goto('/contact/sent');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/#pricing');
    await expect(bar.getByRole('link', { name: 'Savings calculator' })).toHaveAttribute(
      'href',
      '/calculator',
    );
    const blog = (await bar.getByRole('link', { name: 'Blog' }).getAttribute('href')) ?? '';
    expect(new URL(blog, baseURL).origin).not.toBe(baseURL);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();

    await bar.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect(page.getByLabel('Number of Contacts')).toBeInViewport();
    await bar.getByRole('link', { name: brand.name }).click();
    await expect(page).toHaveURL('/');
  });

  test('R58, R60–R64, R69–R71, R12 Products opens to four entries in two columns and a promo', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = menuOf(page);
    const entries = products.map(({ name }) => menu.getByRole('link', { name }));
    for (const entry of entries) await expect(entry).toBeHidden();

    await menu.getByRole('button', { name: 'Products' }).click();
    for (const [index, { name, path }] of products.entries()) {
      const entry = menu.getByRole('link', { name });
      await expect(entry).toBeVisible();
      await expect(entry).toHaveAttribute('href', path);
      // A title, then a description.
      expect((await entry.innerText()).trim(), `entry ${index + 1}`).toMatch(
        new RegExp(`^${name}\\s+\\S.{10}`),
      );
    }
    await expect(entries[0] ?? menu).toContainText('99.9% inbox delivery');

    const boxes = await Promise.all(entries.map((entry) => entry.boundingBox()));
    const [first, second, third, fourth] = boxes.map((box) => box ?? { x: 0, y: 0 });
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan(first?.x ?? 0);
    expect(third?.x).toBe(first?.x);
    expect(third?.y).toBeGreaterThan(first?.y ?? 0);
    expect(fourth).toMatchObject({ x: second?.x, y: third?.y });

    await expect(menu.getByText('Startup Discount Program.', { exact: true })).toBeVisible();
    await expect(
      menu.getByText(
        'Access up to 70% discount on enterprise-grade growth tools for your startup.',
        { exact: true },
      ),
    ).toBeVisible();
    const more = menu.getByRole('link', { name: /^Learn More\b/ });
    await expect(more).toHaveAttribute('href', '/startup');
  });

  test('the Tab key follows the bar from left to right', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('link', { name: brand.name }).first().focus();
    const reached: { name: string; left: number }[] = [];
    while (reached.at(-1)?.name !== 'Get started free') {
      await page.keyboard.press('Tab');
      const focused = page.locator('header :focus');
      const { x: left } = (await focused.boundingBox()) ?? { x: Number.NaN };
      reached.push({ name: await focused.innerText(), left });
    }
    expect(reached.map(({ name }) => name).slice(-4)).toEqual([
      'Blog',
      'Log In',
      'Get demo',
      'Get started free',
    ]);
    expect(reached).toEqual(reached.toSorted((one, other) => one.left - other.left));
  });

  for (const key of ['Enter', 'Space']) {
    test(`R233 ${key} opens Products, and Escape closes it and keeps the focus`, async ({
      page,
    }) => {
      await page.goto('/');
      const button = menuOf(page).getByRole('button', { name: 'Products' });
      const entry = menuOf(page).getByRole('link', { name: 'App Analytics' });
      await button.focus();
      await page.keyboard.press(key);
      await expect(entry).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menuOf(page).getByRole('link', { name: 'Broadcast Messaging' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(entry).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test('Tab past its last link, and Shift+Tab past its button, close Products', async ({
    page,
  }) => {
    await page.goto('/');
    const button = menuOf(page).getByRole('button', { name: 'Products' });
    const last = menuOf(page).getByRole('link', { name: /^Learn More/ });
    await button.click();
    await last.focus();
    await expect(last).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(last).toBeHidden();
    await expect(menuOf(page).getByRole('link', { name: 'Pricing' })).toBeFocused();

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(last).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: brand.name })).toBeFocused();
  });

  test('R231, R233, R234 a second click closes Products, its icon changes, a link leads away', async ({
    page,
  }) => {
    await page.goto('/');
    const button = menuOf(page).getByRole('button', { name: 'Products' });
    const closed = await iconStyleOf(button);
    await button.click();
    await expect.poll(() => iconStyleOf(button)).not.toBe(closed);
    await button.click();
    const entry = menuOf(page).getByRole('link', { name: 'App Analytics' });
    await expect(entry).toBeHidden();
    await expect.poll(() => iconStyleOf(button)).toBe(closed);
    await button.click();
    await entry.click();
    await expect(page).toHaveURL('/products/analytics');
  });

  test('R75, R76, R78, A16 both calls to action', async ({ page }) => {
    await page.goto('/');
    for (const [place, within] of [
      ['header', page.getByRole('banner')],
      ['main', page.getByRole('main')],
    ] as const) {
      const start = within.getByRole('link', { name: 'Get started free', exact: true }).first();
      await expect(start).toHaveAttribute('href', `/app/register?location=${place}`);
      const demo = within.getByRole('link', { name: 'Get demo', exact: true }).first();
      await expect(demo).toHaveAttribute('href', '/demo');
    }
  });
});

test.describe('narrow screens', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const panelOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
  const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

  test('R72, R73, R230 button and Escape close the panel, and its icon switches', async ({
    page,
  }) => {
    await page.goto('/');
    const icon = () => toggleOf(page).locator('svg:visible').innerHTML();
    const closedIcon = await icon();
    await expect(panelOf(page)).toBeHidden();
    for (const method of ['click', 'tap', 'keyboard'] as const) {
      const press = async () => {
        if (method !== 'keyboard') return toggleOf(page)[method]();
        await toggleOf(page).focus();
        return page.keyboard.press('Enter');
      };
      await press();
      await expect(panelOf(page), method).toBeVisible();
      await expect.poll(icon, method).not.toBe(closedIcon);
      await press();
      await expect(panelOf(page), method).toBeHidden();
      await expect.poll(icon, method).toBe(closedIcon);
    }
    await toggleOf(page).click();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
  });

  test('R232 the panel opens and closes in 300 ms', async ({ page }) => {
    await page.goto('/');
    await toggleOf(page).click();
    const panel = panelOf(page).locator('xpath=ancestor-or-self::*[@popover]');
    const transition = await panel.evaluate((element) => {
      const style = getComputedStyle(element);
      return { property: style.transitionProperty, duration: style.transitionDuration };
    });
    expect(transition.property).toMatch(/opacity|transform/);
    expect(new Set(transition.duration.split(', '))).toEqual(new Set(['0.3s']));
  });

  test('R59, R60–R64, R234 Products is an accordion in the panel', async ({ page }) => {
    await page.goto('/');
    await toggleOf(page).click();
    const label = panelOf(page).getByText('Products', { exact: true });
    const closed = await iconStyleOf(label);
    await expect(panelOf(page).getByRole('link', { name: 'App Analytics' })).toBeHidden();
    await label.tap();
    for (const { name, path } of products) {
      const entry = panelOf(page).getByRole('link', { name });
      await expect(entry).toBeVisible();
      await expect(entry).toHaveAttribute('href', path);
    }
    await expect.poll(() => iconStyleOf(label)).not.toBe(closed);
    await label.tap();
    await expect(panelOf(page).getByRole('link', { name: 'App Analytics' })).toBeHidden();
  });

  // The second page has no prices.
  for (const path of ['/', '/contact/sent']) {
    test(`R74, R231, A14 on ${path}, Pricing closes the panel and brings the prices into view`, async ({
      page,
    }) => {
      await page.goto(path);
      await toggleOf(page).click();
      await panelOf(page).getByRole('link', { name: 'Pricing' }).tap();
      await expect(panelOf(page)).toBeHidden();
      await expect(page).toHaveURL('/#pricing');
      await expect(page.getByLabel('Number of Contacts')).toBeInViewport();
    });
  }

  test('R66, R68, R75–R78, A15 the links of the panel', async ({ page, baseURL }) => {
    await page.goto('/?utm_source=x');
    await toggleOf(page).click();
    const link = (name: string) => panelOf(page).getByRole('link', { name, exact: true });
    await expect(link('Pricing')).toHaveAttribute('href', '#pricing');
    await expect(link('Savings')).toHaveAttribute('href', '/calculator');
    await expect(link('Blog')).toHaveAttribute('href', /^https:\/\//);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Savings calculator' })).toBeHidden();
    const start = banner.getByRole('link', { name: 'Get started free' });
    await expect(start).toBeInViewport();
    await expect(start).toHaveJSProperty(
      'href',
      `${baseURL}/app/register?utm_source=x&location=header`,
    );
    const demo = banner.getByRole('link', { name: 'Get demo' });
    await expect(demo).toBeInViewport();
    await expect(demo).toHaveAttribute('href', '/demo');
  });
});

/** The computed styles of the icons in a label, which change with its state. */
function iconStyleOf(label: ReturnType<Page['getByText']>): Promise<string> {
  return label.evaluate((element) => {
    return [...element.querySelectorAll('*')]
      .map((part) => {
        const { display, transform, rotate } = getComputedStyle(part);
        return `${display} ${transform} ${rotate}`;
      })
      .join();
  });
}
