import { alternativePaths } from '../../e2e/recipients.ts';
import { expect, journey, type Visit } from '../journey.ts';

const home = 'Generate More Revenue From Your Existing Customers.';

async function expectTitle({ page }: Visit, path: string, title: string | RegExp) {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  expect(new URL(page.url()).pathname + new URL(page.url()).search, path).toBe(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
}

const routes: readonly (readonly [codes: string, path: string, title: string | RegExp])[] = [
  ['R24', '/developers', /get started/i],
  ['R24', '/developers/guides/webpush', 'Web Push Notification Setup'],
  ['R24 R162', '/developers/no/such-page', /get started/i],
  ['R25', '/demo', 'Schedule a Demo'],
  ['R26', '/startup', 'Start accelerating your growth today'],
  ['R28 R37', '/no-such-page', home],
  ['R28 R37', '/analytics', home],
  ['R37', '/a/path/of/many/segments', home],
  ['R37', '/v1.2', home],
  ['R37', '/ada@mail.example', home],
  ['R29', '/calculator', 'Spend More On The Customers That Pay You'],
  ['R30', '/pricing', /\S/],
  ['R31', '/contact', 'Got Questions?'],
  ['R32', '/privacy', 'Privacy Policy'],
  ['R33', '/terms', 'Terms and Conditions'],
  ['R35', '/unsubscription/a.b.c.d/ada@mail.example/c-1', /preferences/i],
  ['R35', '/unsubscription/a.b.c.d/ada%2Bnews%40mail.example/c-1', /preferences/i],
];

const table = journey('Paths', async (visit) => {
  const { holds } = visit;
  for (const [codes, path, title] of routes) {
    await holds(codes, `${path} shows ${title}`, () => expectTitle(visit, path, title));
  }
  for (const path of ['/no-such-picture.png', '/v1/nothing', '/Pricing', '/contact/sent']) {
    await visit.literally('R28 R37', `${path} shows the home page`, () =>
      expectTitle(visit, path, home),
    );
  }
});

const products = journey('Product paths', async (visit) => {
  const { page, holds } = visit;
  const titles: Record<string, string> = {};
  for (const name of ['campaign', 'automations', 'transactionals', 'analytics']) {
    await page.goto(`/products/${name}`);
    titles[name] = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  }
  const expected: readonly (readonly [string, string, string, RegExp])[] = [
    ['R34 R39', '/products/campaign', 'campaign', /Broadcast/],
    ['R34 R40', '/products/automations', 'automations', /Automation/],
    ['R34 R41', '/products/transactionals', 'transactionals', /Transactional/],
    ['R34 R42', '/products/analytics', 'analytics', /Analytics/],
    ['R34 R39', '/products/campaign/', 'campaign', /Broadcast/],
    ['R43', '/products', 'campaign', /Broadcast/],
    ['R43', '/products/no-such-product', 'campaign', /Broadcast/],
    ['R43', '/products/surveys/more', 'campaign', /Broadcast/],
    ['R43', '/products/v1.2', 'campaign', /Broadcast/],
  ];
  for (const [codes, path, name, eyebrow] of expected) {
    await holds(codes, `${path} shows the ${name} page`, async () => {
      await expectTitle(visit, path, titles[name] ?? '');
      await expect(page.getByRole('main')).toContainText(eyebrow);
    });
  }
  for (const path of ['/products/automation', '/products/logo.png']) {
    await visit.literally('R43', `${path} shows the campaign page`, () =>
      expectTitle(visit, path, titles.campaign ?? ''),
    );
  }
  await holds('R34', 'the four pages differ', () =>
    expect(new Set(Object.values(titles)).size).toBe(4),
  );
});

const referral = journey('Referral', async ({ page, holds, site }) => {
  for (const [code, path] of [
    ['ada-2024', '/register/ada-2024'],
    ['AbC', '/Register/AbC'],
    ['a b&c', '/register/a%20b%26c'],
  ] as const) {
    await holds('R27 R361', `${path} leads to the app, with nothing but its code`, async () => {
      await page.goto(path);
      await page.waitForURL(`${site.bases.app}/register?*`);
      const { searchParams } = new URL(page.url());
      expect([...searchParams]).toEqual([['ref', code]]);
    });
  }
  await holds('R27', 'at once, without a page in between', async () => {
    const response = await page.request.get('/register/ada-2024', { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(new URL(response.headers().location ?? '', site.url).href).toBe(
      `${site.bases.app}/register?ref=ada-2024`,
    );
  });
});

const recipients = journey('Paths of recipients', async (visit) => {
  const { page, holds, site } = visit;
  const link = '/unsubscription/a.b.c.d/ada@mail.example/c-1';
  const logo = page.getByRole('banner').getByRole('link');
  await holds('R36', 'the unsubscribe screen shows the logo', async () => {
    await page.goto(link);
    await expect(logo.first()).toBeVisible();
  });
  await holds('R36', 'and can hide it', async () => {
    await page.goto(`${link}?logo=0`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(logo).toHaveCount(0);
  });
  for (const path of alternativePaths(link)) {
    await holds('R38', `the guest preferences screen is at ${path}`, async () => {
      await page.goto(site.url + path);
      await expect(page.getByRole('form', { name: 'Preferences' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('ada@mail.example');
    });
  }
});

export const routeJourneys = [table, products, referral, recipients];
