import type { Page } from '@playwright/test';
import { brand } from '../../../config/brand.ts';
import { expect, expectAddress, journey, phone } from '../journey.ts';

const products = [
  ['R60', 'Broadcast Messaging', '/products/campaign'],
  ['R61', 'Marketing Automation', '/products/automations'],
  ['R62', 'Transactional Emails', '/products/transactionals'],
  ['R63', 'App Analytics', '/products/analytics'],
] as const;
const promo = 'Access up to 70% discount on enterprise-grade growth tools for your startup.';

const bar = journey('Desktop header', async ({ page, holds, site }) => {
  await page.goto('/contact');
  const banner = page.getByRole('banner');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => banner.getByRole('link', { name, exact: true }).first();
  await holds('R56', 'the logo leads home', async () => {
    await expectAddress(link(brand.name), `${site.url}/`);
  });
  await holds('R57', 'the blog is elsewhere', async () => {
    const href = (await link('Blog').getAttribute('href')) ?? '';
    expect(new URL(href, site.url).origin).not.toBe(site.url);
  });
  await holds('R65', 'Pricing', () => expect(link('Pricing')).toHaveAttribute('href', '/#pricing'));
  await holds('R67', 'Savings calculator', async () => {
    await expect(link('Savings calculator')).toHaveAttribute('href', '/calculator');
    await expect(link('Savings calculator')).toBeVisible();
  });
  await holds('R75', "'Get demo' leads to the guest site", () =>
    expectAddress(link('Get demo'), `${site.bases.guest}/demo`),
  );
  await holds('R76 R78', "'Get started free' leads to the app, and names the header", () =>
    expectAddress(link('Get started free'), `${site.bases.app}/register?location=header`),
  );
  await holds('R75 R78', 'the pair in the page names main', async () => {
    await page.goto('/');
    const inMain = (name: string) => page.getByRole('main').getByRole('link', { name }).first();
    await expectAddress(inMain('Get demo'), `${site.bases.guest}/demo`);
    await expectAddress(inMain('Get started free'), `${site.bases.app}/register?location=main`);
  });

  const button = menu.getByRole('button', { name: 'Products' });
  const entry = (name: string) => menu.getByRole('link', { name });
  const icon = () =>
    button.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .map((part) => {
          const { transform, rotate, display } = getComputedStyle(part) as unknown as Record<
            string,
            string
          >;
          return `${transform} ${rotate} ${display}`;
        })
        .join(),
    );
  const closedIcon = await icon();
  await button.click();
  for (const [code, name, href] of products) {
    await holds(code, `${name} is in the menu`, async () => {
      await expect(entry(name)).toBeVisible();
      await expect(entry(name)).toHaveAttribute('href', href);
    });
    await holds('R64', `${name} has a title and a description`, async () =>
      expect((await entry(name).innerText()).trim()).toMatch(new RegExp(`^${name}\\s+\\S.{10}`)),
    );
  }
  await holds('R58', 'a grid of 2 columns', async () => {
    const boxes = await Promise.all(products.map(([, name]) => entry(name).boundingBox()));
    const columns = new Set(boxes.map((box) => Math.round(box?.x ?? 0)));
    const rows = new Set(boxes.map((box) => Math.round(box?.y ?? 0)));
    expect([columns.size, rows.size]).toEqual([2, 2]);
  });
  await holds('R69', 'the title of the promo', () =>
    expect(menu.getByText('Startup Discount Program.', { exact: true })).toBeVisible(),
  );
  await holds('R70', 'its text', () =>
    expect(menu.getByText(promo, { exact: true })).toBeVisible(),
  );
  await holds('R71', 'its link', () =>
    expect(menu.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/startup'),
  );
  await holds('R234', 'the icon changes', () => expect.poll(icon).not.toBe(closedIcon));
  await holds('R233', 'a second press closes it', async () => {
    await button.click();
    await expect(entry('App Analytics')).toBeHidden();
  });
  await holds('R234', 'and the icon changes back', () => expect.poll(icon).toBe(closedIcon));
});

const panel = journey(
  'Mobile menu',
  async ({ page, holds }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    const nav = page.getByRole('navigation', { name: 'Menu' });
    const sheet = page.locator('[popover]').filter({ has: nav });
    const icon = () => toggle.locator('svg:visible').innerHTML();
    const closedIcon = await icon();
    await holds('R230', 'is closed at first', () => expect(nav).toBeHidden());
    await toggle.click();
    await holds('R73 R230', 'opens', () => expect(nav).toBeVisible());
    await holds('R72', 'shows another icon', () => expect.poll(icon).not.toBe(closedIcon));
    await holds('R66', 'links to #pricing', () =>
      expect(nav.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '#pricing'),
    );
    await holds('R67', "has no 'Savings calculator'", () =>
      expect(nav.getByRole('link', { name: 'Savings calculator', exact: true })).toHaveCount(0),
    );
    await holds('R68', 'has a savings link', () =>
      expect(nav.getByRole('link', { name: /savings/i })).toHaveAttribute('href', '/calculator'),
    );
    for (const name of ['Get demo', 'Log In']) {
      await holds('R75', `has ${name}`, () =>
        expect(sheet.getByRole('link', { name, exact: true })).toBeVisible(),
      );
    }
    await holds('R59', 'has an accordion of products', async () => {
      const entry = nav.getByRole('link', { name: 'Broadcast Messaging' });
      await expect(entry).toBeHidden();
      await nav.getByText('Products', { exact: true }).first().click();
      for (const [, name, href] of products) {
        await expect(nav.getByRole('link', { name })).toHaveAttribute('href', href);
        await expect(nav.getByRole('link', { name })).toBeVisible();
      }
    });
    await holds('R73 R230', 'closes', async () => {
      await toggle.click();
      await expect(nav).toBeHidden();
    });
    await holds('R72', 'shows the first icon again', () => expect.poll(icon).toBe(closedIcon));
    await holds('R74 R231', 'a link closes it', async () => {
      await toggle.click();
      await nav.getByRole('link', { name: 'Pricing' }).click();
      await expect(nav).toBeHidden();
    });
    await holds('R232', 'in 300 ms', async () => {
      await toggle.click();
      await expect(nav).toBeVisible();
      await expect(sheet).toHaveCSS('transition-property', /opacity|transform/);
      await expect(sheet).toHaveCSS('transition-duration', /^0\.3s(, 0\.3s)*$/);
    });
  },
  { profile: phone },
);

const breakpoints = journey('Breakpoints', async ({ page, holds }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  const bar = banner.getByRole('navigation', { name: 'Main' });
  const demo = banner.getByRole('link', { name: 'Get demo', exact: true }).first();
  for (const [codes, width, isMobile] of [
    ['R393', 360, true],
    ['R393', 767, true],
    ['R394', 768, false],
    ['R394', 1279, false],
    ['R395', 1280, false],
    ['R395', 1439, false],
    ['R396', 1440, false],
    ['R397', 1920, false],
  ] as const) {
    await holds(codes, `at ${width} px the menu is ${isMobile ? 'a panel' : 'a bar'}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(bar).toBeVisible({ visible: !isMobile });
      await expect(demo).toBeVisible({ visible: !isMobile });
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow).toBe(0);
    });
  }
  for (const [codes, width] of [
    ['R393 R394', 768],
    ['R394 R395', 1280],
  ] as const) {
    await holds(codes, `style sheets change at ${width} px`, async () =>
      expect(await mediaWidths(page)).toContain(width),
    );
  }
  const column = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const logo = await banner.getByRole('link', { name: brand.name }).boundingBox();
    return Math.round(width - 2 * (logo?.x ?? 0));
  };
  await holds('R395 R396', 'the column grows up to 1280 px at 1440 px', async () => {
    expect(await column(1_440)).toBe(1_280);
    expect(await column(1_280)).toBeLessThan(1_280);
  });
  await holds('R396 R397', 'and from 1920 px stays at 1440 px', async () => {
    expect(await column(1_919)).toBeLessThanOrEqual(1_440);
    expect(await column(1_920)).toBe(1_440);
    expect(await column(2_560)).toBe(1_440);
  });
});

/** The widths of all media queries of the page, in pixels. */
function mediaWidths(page: Page): Promise<number[]> {
  return page.evaluate(`(() => {
    const found = new Set();
    const visit = (rules) => {
      for (const rule of rules) {
        const condition = rule.conditionText ?? '';
        for (const [, width] of condition.matchAll(/(\\d+(?:\\.\\d+)?)px/g)) found.add(Number(width));
        if (rule.cssRules) visit(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
    return [...found];
  })()`);
}

export const headerJourneys = [bar, panel, breakpoints];
