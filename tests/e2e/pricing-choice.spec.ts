import { delayRequests } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';
import { visitPlans } from './plans.ts';

test('the choice stands in the address and survives a reload', async ({ page }) => {
  const plans = await visitPlans(page, '/?utm_source=x#pricing');
  await plans.contacts.selectOption('15,001 - 20,000');
  await plans.period.selectOption('Annually');
  await plans.currency.selectOption('Ksh KES');
  await plans.module('Transactional').check();
  // 12 × 12,960 less 10 %, and 12 × 5,200 less 15 %.
  await expect(plans.price).toContainText('Ksh 193,008');

  const { searchParams, hash } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    utm_source: 'x',
    contacts: '20000',
    period: 'year',
    currency: 'KES',
    modules: 'campaign,transactional',
  });
  expect(hash).toBe('#pricing');

  await page.reload();
  await plans.contacts.scrollIntoViewIfNeeded();
  await expect(plans.price).toContainText('Ksh 193,008');
  await expect(plans.contacts.getByRole('option', { selected: true })).toHaveText(
    '15,001 - 20,000',
  );
  await expect(plans.module('Transactional')).toBeChecked();
  await expect(plans.module('Automation')).not.toBeChecked();
});

test('an address with a choice opens on it, in another browser too', async ({ page }) => {
  const plans = await visitPlans(page, '/?contacts=1000&period=year&currency=NGN#pricing');
  await expect(plans.price).toContainText('₦97,200');
  await expect(plans.period).toHaveValue('year');
});

for (const search of [
  '?contacts=abc&period=week&currency=EUR&modules=x',
  '?contacts=-1',
  '?contacts=&period=&currency=&modules=',
  '?contacts=%E0%A4%A&currency=%00',
  '?currency=__proto__&period=constructor',
]) {
  test(`an address with nonsense changes nothing: ${search}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const { price, contacts, module } = await visitPlans(page, `/${search}`);
    await module('Automation').check();
    await expect(price).toContainText('$5');
    await expect(contacts).toHaveValue('500');
    expect(faults).toEqual([]);
  });
}

test('Back leaves the page rather than undoing', async ({ page }) => {
  await page.goto('/contact/sent');
  const { contacts, price, period } = await visitPlans(page);
  await contacts.selectOption('501 - 1,000');
  await expect(price).toContainText('$7.50');
  await period.selectOption('Annually');
  await expect(price).toContainText('$81');
  await page.goBack();
  await expect(page).toHaveURL('/contact/sent');
});

test.describe('B15 the currency is guessed', () => {
  for (const [hint, options, price] of [
    ['Africa/Lagos', { timezoneId: 'Africa/Lagos' }, '₦4,500'],
    ['Africa/Nairobi', { timezoneId: 'Africa/Nairobi' }, 'Ksh 360'],
    ['en-KE', { locale: 'en-KE' }, 'Ksh 360'],
    ['en-GH', { locale: 'en-GH' }, '₵44'],
    ['Europe/Berlin and de-DE', { timezoneId: 'Europe/Berlin', locale: 'de-DE' }, '$3.75'],
  ] as const) {
    test.describe(hint, () => {
      test.use(options);
      test(`${hint} starts with ${price}`, async ({ page }) => {
        // Asked for when the script has taken over.
        const refreshed = page.waitForResponse('**/modules');
        const plans = await visitPlans(page);
        await refreshed;
        await expect(plans.price).toContainText(price);
      });
    });
  }

  test.describe('and remembered', () => {
    test.use({ timezoneId: 'Africa/Lagos' });
    test('a chosen one wins over the guess, and the address over both', async ({ page }) => {
      const plans = await visitPlans(page);
      await expect(plans.price).toContainText('₦4,500');
      await plans.currency.selectOption('₵ GHS');
      await expect(plans.price).toContainText('₵44');
      await visitPlans(page);
      await expect(plans.price).toContainText('₵44');
      await visitPlans(page, '/?currency=KES');
      await expect(plans.price).toContainText('Ksh 360');
    });
  });
});

test.describe('chosen before the script arrived', () => {
  const script = '**/_astro/Plans*.js';

  test('it is kept', async ({ page }) => {
    const { asked, release } = await delayRequests(page, script);
    const plans = await visitPlans(page);
    await asked;
    await plans.contacts.selectOption('501 - 1,000');
    await plans.currency.selectOption('₦ NGN');
    await plans.module('Automation').check();
    await expect(plans.price).toContainText('$3.75');

    release();
    await expect(plans.price).toContainText('₦11,500');
    await expect(plans.contacts).toHaveValue('1000');
    await expect(plans.module('Automation')).toBeChecked();
  });

  test('what stands in the address holds for everything else', async ({ page }) => {
    const { asked, release } = await delayRequests(page, script);
    const plans = await visitPlans(page, '/?contacts=1000&currency=NGN');
    await asked;
    await plans.module('Automation').check();
    release();
    await expect(plans.price).toContainText('₦11,500');
    await expect(plans.contacts).toHaveValue('1000');
  });

  test.describe('in Lagos', () => {
    test.use({ timezoneId: 'Africa/Lagos' });
    test('B15 a currency that nobody chose is not remembered over the guess', async ({ page }) => {
      const { asked, release } = await delayRequests(page, script);
      const plans = await visitPlans(page);
      await asked;
      await plans.module('Automation').check();
      release();
      await expect(page).toHaveURL(/modules=campaign,automation/);
      await visitPlans(page);
      await expect(plans.price).toContainText('₦4,500');
    });
  });
});
