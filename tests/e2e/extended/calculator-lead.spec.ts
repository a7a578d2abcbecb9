import { brand } from '../../../config/brand.ts';
import { calculatorOn, expectKept, fillInFigures, visitCalculator } from '../calculator.ts';
import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { leadsOf } from '../lead-rows.ts';

test.describe('the lead is sent in the background', () => {
  test('C9 the result does not wait for it, and a double click stores one row', async ({
    page,
    server,
  }) => {
    const { requested, release } = await delayRequests(page, '**/leads');
    const calculator = await visitCalculator(page);
    const email = await fillInFigures(calculator);
    await calculator.submit.dblclick();
    await expect(calculator.again).toBeVisible();
    await expect(page).toHaveURL('/calculator');
    await requested;
    release();
    await expect.poll(async () => (await leadsOf(server, email)).length).toBe(1);
    await calculator.again.click();
    await calculator.submit.click();
    await expect(calculator.again).toBeVisible();
    expect(await leadsOf(server, email)).toHaveLength(1);
  });

  test('C9 more calculations in one visit than a form token allows store all leads, none quarantined', async ({
    page,
    server,
  }) => {
    const calculator = await visitCalculator(page);
    const email = await fillInFigures(calculator);
    for (let count = 1; count <= 11; count += 1) {
      await calculator.field('Current annual cost (USD)').fill(String(5_000 + count));
      await calculator.submit.click();
      await calculator.again.click();
    }
    await expect.poll(async () => (await leadsOf(server, email)).length).toBe(11);
  });

  test('C9 a lead is retried after a dropped connection, and stored once', async ({
    page,
    server,
  }) => {
    let attempts = 0;
    await page.route('**/leads', async (route) => {
      attempts += 1;
      // The first request is lost, and the response to the second.
      if (attempts === 2) await route.fetch();
      if (attempts <= 2) await route.abort();
      else await route.continue();
    });
    const calculator = await visitCalculator(page);
    const email = await fillInFigures(calculator);
    await calculator.submit.click();
    await expect(calculator.again).toBeVisible();
    await expect(calculator.alert).toHaveCount(0);
    await expect.poll(() => attempts).toBe(2);
    await page.evaluate("dispatchEvent(new Event('online'))");
    await expect.poll(() => attempts).toBe(3);
    expect(await leadsOf(server, email)).toHaveLength(1);
  });

  test('C9 an unsent lead is sent from the next page', async ({ page, server }) => {
    await page.route('**/leads', (route) => route.abort(), { times: 1 });
    const calculator = await visitCalculator(page);
    const email = await fillInFigures(calculator);
    const failed = page.waitForEvent('requestfailed');
    await calculator.submit.click();
    await failed;
    await page.goto('/contact');
    await expect.poll(async () => (await leadsOf(server, email)).length).toBe(1);
    await expect.poll(() => page.evaluate("sessionStorage.getItem('unsent')")).toBeNull();
  });
});

test.describe('the link', () => {
  test('C9 shares counts and services, but no personal data, and shows its result at once', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator);
    await calculator.submit.click();
    await calculator.result.getByRole('button', { name: 'Copy link' }).click();
    await expect(calculator.result.getByRole('status')).toContainText('Link copied.');
    const link = await page.evaluate('navigator.clipboard.readText()');
    const query = 'customers=20000&active=10000&cost=5000&services=campaign,push';
    expect(link).toBe(`${baseURL}/calculator?${query}`);

    const other = await (await context.browser()?.newContext())?.newPage();
    if (!other) throw new Error('There is no second browser context.');
    await other.goto(String(link));
    const shared = calculatorOn(other);
    const heading = shared.result.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText("Congratulations, you're set to save $3,956.52 annually");
    // Nothing is sent for it.
    expect(await other.evaluate("sessionStorage.getItem('unsent')")).toBeNull();
    await shared.again.click();
    await expect(shared.field('Number of customers')).toHaveValue('20000');
    await expect(shared.field('Active customers')).toHaveValue('10000');
    await expect(shared.field('Current annual cost (USD)')).toHaveValue('5000');
    await expect(shared.service('Broadcast Messaging')).toBeChecked();
    await expect(shared.service('Push notifications')).toBeChecked();
    await expect(shared.service('Marketing Automation')).not.toBeChecked();
    await expect(shared.field('First name')).toHaveValue('');
    await expect(shared.alert).toHaveCount(0);
    // The link does not count as a landing with a query.
    expect(await other.evaluate("localStorage.getItem('utm')")).toBeNull();
    await other.context().close();
  });

  test('overrides a draft, and changes survive a reload', async ({ page }) => {
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator, { services: ['Broadcast Messaging'] });
    await page.goto('/calculator?active=300&services=push,automation&utm_source=letter');
    const { field, service } = calculator;
    await expect(field('First name')).toHaveValue('Ada');
    await expect(field('Active customers')).toHaveValue('300');
    await expect(field('Number of customers')).toHaveValue('20,000');
    await expect(service('Broadcast Messaging')).not.toBeChecked();
    await expect(service('Push notifications')).toBeChecked();
    await expect(page).toHaveURL('/calculator?utm_source=letter');
    // Not all figures are in this link.
    await expect(calculator.again).toHaveCount(0);

    await service('Push notifications').uncheck();
    await field('Active customers').fill('400');
    await page.reload();
    await expect(field('Active customers')).toHaveValue('400');
    await expect(service('Marketing Automation')).toBeChecked();
    await expect(service('Push notifications')).not.toBeChecked();
  });

  test('ignores invalid values', async ({ page }) => {
    await page.goto('/calculator?customers=<b>&active=-1&cost=1e9&services=admin&firstname=Eve');
    const { form, field, service } = calculatorOn(page);
    await expect(form).toHaveJSProperty('noValidate', true);
    for (const name of ['First name', 'Number of customers', 'Active customers'])
      await expect(field(name)).toHaveValue('');
    await expect(field('Current annual cost (USD)')).toHaveValue('');
    await expect(service('Broadcast Messaging')).not.toBeChecked();
  });
});

test('the draft survives a reload', async ({ page }) => {
  const calculator = await visitCalculator(page);
  await fillInFigures(calculator);
  await page.reload();
  await expectKept(calculator);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R99–R102, R106 the figures are stored, and the next page has the result and links to the demo', async ({
    page,
    server,
  }) => {
    await page.goto('/calculator');
    const calculator = calculatorOn(page);
    await expect(page.getByText('Without it, the button shows your result.')).toBeVisible();
    const email = await fillInFigures(calculator, { cost: 'USD 5,000/yr' });
    await calculator.field('Active customers').fill('10k');
    await calculator.submit.click();
    const main = page.getByRole('main');
    await expect(calculator.result.getByRole('heading', { level: 2 })).toHaveText(
      "Congratulations Ada, you're set to save $3,956.52 annually",
    );
    const receipt = main.getByRole('figure', { name: 'Receipt' });
    for (const line of [
      'Broadcast Messaging10,000 × ₦12 × 12 months = ₦1,440,000$894.41',
      'Marketing Automationoff',
      'Total per year₦1,680,000 ÷ 1,610 NGN per USD$1,043.48',
    ])
      await expect(receipt).toContainText(line);
    const costs = `What you pay now: $5,000.00 per year. ${brand.name}, pay as you go: $1,043.48 per year. ${brand.name}, Growth plan: $1,`;
    await expect(receipt.getByRole('img', { name: costs })).toBeVisible();
    await expect(receipt.locator('rect').nth(2)).toHaveAttribute('width', '66.78');
    for (const label of ['your savings', '$0', '$2,500', '$5,000'])
      await expect(receipt.locator('text').getByText(label, { exact: true })).toBeVisible();
    await expect(main.getByText(/ and 1,610 NGN per USD/)).toBeVisible();
    await expect(main.getByRole('link', { name: /^\$1,.* a year$/ })).toHaveAttribute(
      'href',
      /^\/pricing\?contacts=20000&/,
    );
    const demo = page.getByRole('main').getByRole('link', { name: 'Get a 30-minute Demo' });
    await expect(demo).toHaveAttribute('href', '/demo');
    expect(await leadsOf(server, email)).toMatchObject([
      { type: 'savings', metadata: { contact_count: 20000, savings: 3956.52 } },
    ]);
  });

  test('what is not understood is named, and Back keeps it', async ({ page, server }) => {
    await page.goto('/calculator');
    const calculator = calculatorOn(page);
    const email = await fillInFigures(calculator, { cost: '5,000 EUR' });
    await calculator.field('Active customers').fill('12.5');
    await calculator.submit.click();
    for (const [name, message] of [
      ['Active customers', 'Please enter a whole number, such as 12,000.'],
      [
        'Current annual cost (USD)',
        '“EUR” is not understood. Please enter US dollars a year, such as 5,000.',
      ],
    ] as const)
      await expect(calculator.field(name)).toHaveAccessibleDescription(message);
    await page.goBack();
    await expect(calculator.field('Current annual cost (USD)')).toHaveValue('5,000 EUR');
    expect(await leadsOf(server, email)).toEqual([]);
  });
});
