import { expect, test } from '../fixtures.ts';
import { sampleModule, stubModules, visitPlans } from '../plans.ts';

const allCurrencies = { NGN: 8_000, USD: 8, KES: 640, GHS: 78 };

test('R326–R328, B3 when GET /modules fails, the built prices stay, without an alert', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const [name, response] of Object.entries({
    'no network': { abort: true },
    'status 500': { status: 500, json: { error: 'Something went wrong.', payload: null } },
    'an error in the envelope': { status: 200, json: { error: 'Not today.', payload: null } },
    'no envelope': { status: 200, json: [] },
    'no JSON': { status: 200, body: '<h1>Welcome</h1>', contentType: 'text/html' },
    'an empty list': { status: 200, json: { error: null, payload: { data: [] } } },
    'modules without prices': {
      status: 200,
      json: { error: null, payload: { data: [{ code: 'campaign' }] } },
    },
  } as const)) {
    await test.step(name, async () => {
      const requestPromise = page.waitForRequest('**/modules');
      await page.route('**/modules', (route) =>
        'abort' in response ? route.abort() : route.fulfill(response),
      );
      const { section, module, price } = await visitPlans(page);
      await price.scrollIntoViewIfNeeded();
      await expect(price).toBeInViewport();
      const text = await section.innerText();
      await requestPromise;
      await module('Marketing Automation').check();
      await expect(price).toContainText('$5');
      await module('Marketing Automation').uncheck();
      await expect(price).toContainText('$3.75');
      expect(await section.innerText()).toBe(text);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unroute('**/modules');
    });
  }
  expect(errors).toEqual([]);
});

test('R326, R327, R427 prices from GET /modules are shown; a yearly one without a discount is not struck through', async ({
  page,
}) => {
  const requestPromise = page.waitForRequest('**/modules');
  await stubModules(page, [sampleModule('campaign', allCurrencies)]);
  const { period, price, struck } = await visitPlans(page);
  const request = await requestPromise;
  expect(request.method()).toBe('GET');
  expect(request.postData()).toBeNull();
  await expect(price).toContainText('$8');
  await period.selectOption('Annually');
  await expect(price).toContainText('$96');
  await expect(struck).toHaveCount(0);
});

test('B11, R426 a monthly discount applies only to monthly billing', async ({ page }) => {
  const discounts = { month: { value: 25 } };
  await stubModules(page, [sampleModule('campaign', allCurrencies, { discounts })]);
  const { period, price, struck } = await visitPlans(page);
  await expect(struck).toContainText('$8');
  await expect(price).toContainText('$6');
  await period.selectOption('Annually');
  await expect(price).toContainText('$96');
  await expect(struck).toHaveCount(0);
});

test('R423 a total of zero reads Free', async ({ page }) => {
  await stubModules(page, [
    sampleModule('campaign', { USD: 0 }),
    sampleModule('automation', { USD: 2 }),
  ]);
  const { module, price } = await visitPlans(page);
  await expect(price).toContainText('Free');
  await module('Marketing Automation').check();
  await expect(price).toContainText('$2');
  await expect(price).not.toContainText('Free');
});

test('B7 a module without a price in the currency makes the plan unavailable, with a button for dollars', async ({
  page,
}) => {
  await stubModules(page, [
    sampleModule('campaign', allCurrencies),
    sampleModule('automation', { USD: 2 }),
  ]);
  const { currency, growth, module, price } = await visitPlans(page);
  await currency.selectOption('₦ NGN');
  await expect(price).toContainText('₦8,000');
  await module('Marketing Automation').check();
  await expect(price).not.toContainText(/\d/);
  await expect(price).toContainText('NGN');
  await growth.getByRole('button', { name: /dollars/i }).click();
  await expect(price).toContainText('$10');
  await expect(currency).toHaveValue('USD');
  await expect(module('Marketing Automation')).toBeChecked();
});

test('B7, B19 Flex does the same', async ({ page }) => {
  await stubModules(page, [
    sampleModule('campaign', allCurrencies),
    sampleModule('automation', { USD: 2 }),
  ]);
  await page.goto('/pricing?plan=flex&currency=NGN&modules=campaign,automation');
  const flex = page.getByRole('article', { name: 'Flex Plan' });
  await expect(flex).toContainText('Not every module has a price in NGN yet.');
  await flex.getByRole('button', { name: /dollars/i }).click();
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('USD');
  await expect(flex).not.toContainText('Not every module');
  await expect(flex).toContainText('$2');
});

test('R243, B4 prices with other brackets select the one that contains the chosen count', async ({
  page,
}) => {
  const bracket = (max: number, price: number) =>
    sampleModule('campaign', { USD: price }, { max }).pricing;
  const campaign = sampleModule('campaign', { USD: 1 });
  const pricing = [bracket(1_000, 4), bracket(25_000, 40), bracket(50_000, 80)].flat();
  await stubModules(page, [{ ...campaign, pricing }]);

  const plans = await visitPlans(page);
  await expect(plans.contacts).toHaveValue('1000');
  await expect(plans.price).toContainText('$4');
  await expect(plans.growth).toContainText('for up to 1,000 contacts');

  await page.goto('/pricing?contacts=30000');
  await expect(plans.price).toContainText('$80');
  await expect(plans.contacts).toHaveValue('50000');
  await plans.period.selectOption('Annually');
  await expect(plans.price).toContainText('$960');
});

test('B8 a module without the tier is excluded from the total, and the card says so', async ({
  page,
}) => {
  await stubModules(page, [
    sampleModule('campaign', allCurrencies, { max: 5_000 }),
    sampleModule('automation', { USD: 2 }, { max: 500 }),
  ]);
  const { contacts, growth, module, price } = await visitPlans(page);
  await contacts.selectOption('1 - 5,000');
  await module('Marketing Automation').check();
  await expect(price).toContainText('$8');
  await expect(growth.getByText(/not in the total/i)).toContainText('Marketing Automation');
});
