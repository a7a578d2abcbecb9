import { delayRequests } from '../delay-requests.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { plansOn } from '../plans.ts';

const flexOn = (page: Page) => page.getByRole('article', { name: 'Flex Plan' });
const choose = (page: Page, plan: RegExp) => page.getByRole('radio', { name: plan }).check();

test.describe('B23 each plan keeps its list size and period', () => {
  test('Growth at 50,000, Flex, Growth', async ({ page }) => {
    await page.goto('/pricing');
    const { contacts, period, module, price } = plansOn(page);
    await contacts.selectOption('40,001 - 50,000');
    await period.selectOption('Annually');
    await module('Marketing Automation').check();
    await expect(price).toContainText('$4,017.60');

    await choose(page, /^Flex/);
    await expect(contacts).toHaveValue('500');
    await expect(period).toHaveValue('month');
    await expect(module('Marketing Automation')).toBeChecked();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Pay for what you send',
    );

    await choose(page, /^Growth/);
    await expect(contacts).toHaveValue('50000');
    await expect(period).toHaveValue('year');
    await expect(price).toContainText('$4,017.60');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Pay for what you turn on',
    );
  });

  test('more contacts than Growth has', async ({ page }) => {
    await page.goto('/pricing');
    const { contacts, price } = plansOn(page);
    await contacts.selectOption('More than 50,000');
    await expect(price).toContainText('Enterprise');
    await choose(page, /^Flex/);
    await expect(contacts).toHaveValue('500');
    await choose(page, /^Growth/);
    await expect(contacts.getByRole('option', { selected: true })).toHaveText('More than 50,000');
  });

  test('across a reload, for Flex as well', async ({ page }) => {
    await page.goto('/pricing?contacts=50000');
    const { contacts, price } = plansOn(page);
    await expect(price).toContainText('$286');
    await choose(page, /^Flex/);
    await contacts.selectOption('2,501 - 5,000');
    await expect(page).toHaveURL(/contacts=5000&.*kept=50000,month/);
    await page.reload();
    await expect(flexOn(page)).toBeVisible();
    await expect(contacts).toHaveValue('5000');
    await choose(page, /^Growth/);
    await expect(contacts).toHaveValue('50000');
    await page.reload();
    await expect(contacts).toHaveValue('50000');
    await choose(page, /^Flex/);
    await expect(contacts).toHaveValue('5000');
  });

  test('from a link to Flex with more contacts than it offers', async ({ page }) => {
    await page.goto('/pricing?contacts=35000&plan=flex');
    const { contacts } = plansOn(page);
    await expect(flexOn(page)).toBeVisible();
    await expect(contacts).toHaveValue('500');
    await choose(page, /^Growth/);
    await expect(contacts).toHaveValue('40000');
  });

  test('from a choice made in Growth together with Flex, before the island has loaded', async ({
    page,
  }) => {
    const { requested, release } = await delayRequests(page, '**/_astro/Plans*.js');
    await page.goto('/pricing');
    const { contacts, period, price } = plansOn(page);
    await contacts.selectOption('15,001 - 20,000');
    await period.selectOption('Annually');
    await choose(page, /^Flex/);
    await requested;
    await expect(price).toBeHidden();
    release();
    await expect(flexOn(page)).toBeVisible();
    await expect(contacts).toHaveValue('500');
    await expect(period).toHaveValue('month');
    await choose(page, /^Growth/);
    await expect(contacts).toHaveValue('20000');
    await expect(period).toHaveValue('year');
  });
});

test('B24 Flex adds credits and modules up, and says what each selector prices', async ({
  page,
}) => {
  await page.goto('/pricing?plan=flex');
  const { contacts, emails, module, period } = plansOn(page);
  await expect(flexOn(page).getByRole('listitem').getByText('Unlimited subscribers')).toBeVisible();
  await expect(contacts).toHaveAccessibleDescription('Prices only the add-on modules below.');
  const price = flexOn(page).getByRole('status');
  await expect(price).toContainText('$8.30per month for 10,000 emails');
  const receipt = flexOn(page).getByRole('figure', { name: 'Receipt' });
  await expect(emails).toHaveValue('10000');
  await expect(receipt).toContainText('10,000 emails');
  await expect(receipt).toContainText('at $0.83 per 1,000 emails');
  await expect(receipt).toContainText('Total per month$8.30');
  await emails.selectOption('500,000');
  await expect(receipt).toContainText('at $0.723 per 1,000 emails');
  await expect(receipt).toContainText('Total per month$361.50');
  await expect(price).toContainText('$361.50per month');
  await expect(price).toContainText('$0.83 per 1,000 credits');
  await expect(price).toContainText('$0.723 at this volume');
  await contacts.selectOption('501 - 1,000');
  await expect(receipt).toContainText('Total per month$361.50');
  await module('Marketing Automation').check();
  await expect(receipt).toContainText('Total per month$363.50');
  await period.selectOption('Annually');
  // 12 × 361.50, and 12 × 2 less 10 %.
  await expect(receipt).toContainText('12 × 500,000 emails');
  await expect(receipt).toContainText('Yearly discount−$2.40');
  await expect(receipt).toContainText('Total per year$4,359.60');
  await page.reload();
  await expect(receipt).toContainText('Total per year$4,359.60');
  await expect(page).toHaveURL(/plan=flex&emails=500000/);
});

test('R427, B24 Flex strikes through the undiscounted yearly price', async ({ page }) => {
  await page.goto('/pricing?plan=flex&period=year&modules=automation,app_insights');
  const receipt = flexOn(page).getByRole('figure', { name: 'Receipt' });
  // 12 × 8.30, and 24 for modules.
  const struck = flexOn(page).getByRole('status').locator('s');
  await expect(struck).toContainText('$123.60');
  await expect(receipt).toContainText('Total per year$122.10');
  // App Analytics alone has no discount.
  await plansOn(page).module('Marketing Automation').uncheck();
  await expect(struck).toHaveCount(0);
  await expect(receipt).toContainText('Yearly discountnone');
});

test('B19 "pay as you go" in the FAQ of the home page opens Flex', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'What can I send with the free credits?' }).click();
  await page.getByRole('link', { name: 'pay as you go' }).click();
  await expect(page).toHaveURL('/pricing?plan=flex');
  await expect(flexOn(page)).toBeVisible();
});

test('B19 Flex on the home page links back to Growth', async ({ page }) => {
  await page.goto('/?plan=flex&contacts=1000#pricing');
  await flexOn(page).getByRole('button', { name: 'Show Growth, by contacts' }).click();
  await expect(plansOn(page).price).toContainText('$7.50');
  await expect(page).toHaveURL(/contacts=1000.*plan=growth/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that shows another choice than its address says so', async ({ page }) => {
    for (const path of ['/pricing?plan=flex&contacts=50000&currency=NGN', '/?plan=flex#pricing']) {
      await page.goto(path);
      await expect(plansOn(page).price).toContainText('$3.75');
      await expect(
        page.getByText(
          'These are the monthly prices of Growth in US dollars. Turn on JavaScript to see other plans and currencies.',
        ),
      ).toBeVisible();
    }
  });

  test('the pricing page lists Growth by list size', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('row', { name: '40,001 - 50,000 $286 $544' })).toBeVisible();
    await expect(
      page.getByText(
        '10% off Broadcast Messaging and Marketing Automation, 15% off Transactional Emails.',
      ),
    ).toBeVisible();
  });
});
