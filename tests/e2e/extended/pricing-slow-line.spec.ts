import { delayRequests } from '../delay-requests.ts';
import { expect, type Locator, type Page, test } from '../fixtures.ts';
import { plansOn, visitPlans } from '../plans.ts';

/** What is billed for Growth, by contacts, period, currency and modules. */
const figures: Readonly<Record<string, string>> = {
  '500 month USD ': '$3.75',
  '50000 month USD ': '$286',
  '50000 year USD ': '$3,088.80',
  '50000 year USD automation': '$4,017.60',
  '50000 year NGN automation': '₦4,843,800',
  '500 month NGN ': '₦4,500',
  '500 month KES ': 'Ksh 360',
};

/** A twelfth of what is billed a year, in large type. */
const aMonth: Readonly<Record<string, string>> = {
  '$3,088.80': '$257.40',
  '$4,017.60': '$334.80',
  '₦4,843,800': '₦403,650',
};

for (const path of ['/pricing', '/']) {
  test(`B25 ${path}: price and choice always agree on a slow connection`, async ({ page }) => {
    await slowDown(page);
    await recordMoments(page);
    const plans = await visitPlans(page, path);
    await plans.contacts.selectOption('50000');
    await expect(plans.price).toContainText('$286');
    await plans.period.selectOption('year');
    await plans.module('Marketing Automation').check();
    await plans.currency.selectOption('NGN');
    await expect(plans.price).toContainText('₦4,843,800');
    await expectAgreement(page);
  });
}

test('B25 the receipt says that it is working until the price is known', async ({ page }) => {
  const { requested, release } = await delayRequests(page, '**/_astro/Plans*.js');
  await page.goto('/pricing');
  const { contacts, price, receipt } = plansOn(page);
  await contacts.selectOption('50000');
  await requested;
  await expect(price).toBeHidden();
  await expect(receipt.getByText('$3.75')).toHaveCount(2);
  for (const amount of await receipt.getByText('$3.75').all()) await expect(amount).toBeHidden();
  const total = receipt.getByText('Total').locator('..');
  expect(await contentAfter(total)).toBe('"Adding up …"');
  release();
  await expect(price).toContainText('$286');
  await expect(receipt.getByText('$286').last()).toBeVisible();
  expect(await contentAfter(total)).toBe('none');
});

const settings = [
  ['Lagos', { timezoneId: 'Africa/Lagos' }, '', '500 month NGN '],
  ['Kenya', { locale: 'en-KE' }, '', '500 month KES '],
  ['a link', {}, '?currency=KES', '500 month KES '],
  ['an unknown one', { timezoneId: 'Africa/Lagos' }, '?currency=EUR', '500 month NGN '],
  [
    'a link to a choice',
    {},
    '?contacts=50000&period=year&modules=automation',
    '50000 year USD automation',
  ],
] as const;

for (const path of ['/pricing', '/']) {
  test.describe(`B15, B25 ${path} shows no other price first`, () => {
    for (const [place, options, search, choice] of settings) {
      test.describe(place, () => {
        test.use(options);
        test(`${place}: ${figures[choice]}`, async ({ page }) => {
          await recordMoments(page);
          const { requested, release } = await delayRequests(page, '**/_astro/Plans*.js');
          const { price, receipt } = await visitPlans(page, path + search);
          await requested;
          await expect(price).toBeHidden();
          expect(await moments(page)).toMatchObject([{ shown: '' }]);
          release();
          await expect(price).toContainText(String(figures[choice]));
          await expect(price).toBeVisible();
          await expect(receipt.getByRole('strong')).toHaveText(String(figures[choice]));
          await expectAgreement(page);
        });
      });
    }
  });
}

test.describe('B25 the built price is shown at once where it is the one asked for', () => {
  test.use({ timezoneId: 'Europe/Berlin', locale: 'de-DE' });
  test('in Berlin', async ({ page }) => {
    const { requested } = await delayRequests(page, '**/_astro/Plans*.js');
    await page.goto('/pricing');
    await requested;
    await expect(plansOn(page).price).toBeVisible();
    await expect(plansOn(page).price).toContainText('$3.75');
  });
});

test.describe('in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos' });

  for (const width of [360, 768, 1280]) {
    test(`B25 at ${width} px the skeleton is as large as what takes its place`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const { requested, release } = await delayRequests(page, '**/_astro/Plans*.js');
      await page.goto('/pricing');
      const { growth, price, receipt, modules } = plansOn(page);
      // Hidden from roles while it is a skeleton.
      const status = growth.locator('[role=status]');
      await requested;
      await page.waitForFunction('document.fonts.status === "loaded"');
      const boxes = () =>
        Promise.all([growth, status, receipt, modules].map((part) => part.boundingBox()));
      const before = await boxes();
      release();
      await expect(price).toContainText('₦4,500');
      expect(await boxes()).toEqual(before);
    });
  }

  test('the registration link keeps the stored query', async ({ page }) => {
    await page.goto('/pricing?utm_source=x');
    await expect(plansOn(page).price).toContainText('₦4,500');
    await expect(plansOn(page).start).toHaveAttribute('href', /utm_source=x&location=main/);
  });
});

test('B25 when the island cannot load, the form goes back to the choice whose price is shown', async ({
  page,
}) => {
  await page.route(/\/_astro\/Plans[^/]*\.js/, (route) => route.abort());
  await page.goto('/pricing');
  const { contacts, price } = plansOn(page);
  await contacts.selectOption('50000');
  await expect(page.getByRole('alert')).toContainText('did not load fully');
  await expect(contacts).toHaveValue('500');
  await expect(price).toContainText('$3.75');
});

/** 400 ms and 50 KB/s. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const throughput = 50 * 1024;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

interface Moment {
  choice: string;
  /** Price and total, if visible. */
  shown: string;
}

/** Records the choice and the visible prices in every frame, from the first one on. */
async function recordMoments(page: Page): Promise<void> {
  await page.addInitScript(`
    window.moments = [];
    const visible = (element) =>
      element && element.checkVisibility({ visibilityProperty: true }) ? element.innerText : '';
    const record = () => {
      requestAnimationFrame(record);
      const form = document.querySelector('#pricing form');
      const price = form?.querySelector('article [role=status]');
      const total = form?.querySelector('article figure strong');
      if (!total) return;
      const data = new FormData(form);
      const of = (name) => data.getAll(name).join(',');
      const choice = [of('contacts'), of('period'), of('currency'), of('modules')].join(' ');
      const [priceText] = visible(price).split(/\\s*\\n/);
      const shown = [priceText, visible(total)].join(' ').trim();
      const last = window.moments.at(-1);
      if (last?.choice !== choice || last?.shown !== shown) window.moments.push({ choice, shown });
    };
    requestAnimationFrame(record);
  `);
}

async function moments(page: Page): Promise<Moment[]> {
  return (await page.evaluate('moments')) as Moment[];
}

async function expectAgreement(page: Page): Promise<void> {
  const seen = await moments(page);
  const priced = seen.filter(({ shown }) => shown !== '');
  expect(priced.length).toBeGreaterThan(0);
  expect(priced).toEqual(
    priced.map(({ choice }) => {
      const billed = String(figures[choice]);
      return { choice, shown: `${aMonth[billed] ?? billed} ${billed}` };
    }),
  );
}

/** The CSS-generated content after an element. */
function contentAfter(element: Locator): Promise<string> {
  return element.evaluate((target) => getComputedStyle(target, '::after').content);
}

test('B25 a press during hydration is not lost, though prices arrive above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { release } = await delayRequests(page, '**/_astro/Plans*.js');
  await page.goto('/');
  const { contacts, period, currency, module, price } = plansOn(page);
  await contacts.selectOption('40,001 - 50,000');
  await period.selectOption('Annually');
  await currency.selectOption('₦ NGN');
  await module('App Analytics').hover();
  await page.mouse.down();
  release();
  await page.locator('astro-island:not([ssr]) [data-plans]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.mouse.up();
  await expect(module('App Analytics')).toBeChecked();
  await expect(price).toContainText('₦4,554,000');
});
