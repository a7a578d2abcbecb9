// Long: the states of one page.
import { brand } from '../../../config/brand.ts';
import { calculatorOn, expectKept, fillInFigures, visitCalculator } from '../calculator.ts';
import { countRequests } from '../count-requests.ts';
import { expect, test } from '../fixtures.ts';
import { leadsOf } from '../lead-rows.ts';

const alert = 'Please fill all fields.';
const allServices = [
  'Broadcast Messaging',
  'Marketing Automation',
  'Transactional Emails',
  'Push notifications',
];

test.describe('invalid', () => {
  test('R296–R298, R371, C7, C8, C15 each field that is missing, or no address, number or amount', async ({
    page,
  }) => {
    const posts = countRequests(page, 'POST');
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator);
    const noAmount = 'Enter a number above 0.';
    const dollars = 'Please enter US dollars a year, such as 5,000.';
    const whole = 'Please enter a whole number, such as 12,000.';
    for (const [name, text, message] of [
      ['First name', ' ', 'First name is required.'],
      ['Last name', '', 'Last name is required.'],
      ['Email address', '', 'Email address is required.'],
      ['Number of customers', '0', noAmount],
      ['Active customers', '0', noAmount],
      ['Current annual cost (USD)', '0.00', noAmount],
      ['Active customers', '-5', noAmount],
      ['Email address', 'nope', 'Invalid email address.'],
      ['Number of customers', 'many', `“many” is not understood. ${whole}`],
      ['Active customers', '1234.5', whole],
      ['Current annual cost (USD)', '5,000 EUR', `“EUR” is not understood. ${dollars}`],
    ] as const) {
      await test.step(`${name} is "${text}"`, async () => {
        const field = calculator.field(name);
        const valid = await field.inputValue();
        const isMissing = message === noAmount || message.endsWith('is required.');
        await field.fill(text);
        // Half an entry is not wrong yet.
        if (!isMissing) await expect(field).not.toHaveAccessibleDescription(/./);
        await calculator.submit.click();
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(message);
        await expect(calculator.again).toHaveCount(0);
        if (isMissing) {
          await expect(calculator.alert).toHaveText(alert);
          await calculator.dismiss.click();
          await expect(calculator.field('First name')).toBeFocused();
        }
        await expect(calculator.alert).toHaveCount(0);
        await field.fill(valid);
        await expect(field).not.toHaveAttribute('aria-invalid');
      });
    }
    expect(posts()).toBe(0);
  });

  test('R298, C16 an empty form has one alert, which disappears when no field is missing', async ({
    page,
  }) => {
    const calculator = await visitCalculator(page);
    await calculator.submit.click();
    await expect(page.getByText(alert)).toHaveCount(1);
    await expect(calculator.field('First name')).toBeFocused();
    await fillInFigures(calculator, { cost: '' });
    await expect(calculator.alert).toHaveText(alert);
    await calculator.field('Current annual cost (USD)').fill('5000');
    await expect(calculator.alert).toHaveCount(0);
    await expect(calculator.form.getByText('Enter a number above 0.')).toHaveCount(0);
  });

  test('before there is a result, an example labeled as such', async ({ page }) => {
    await page.goto('/calculator');
    const { result, lines } = calculatorOn(page);
    await expect(result.getByRole('heading', { level: 2 })).toHaveText(
      'Fill in the form, and a preview of your yearly savings appears here.',
    );
    await expect(result.getByText('Example', { exact: true })).toBeVisible();
    await expect(result.getByText('8,000 active customers')).toBeVisible();
    // 12 × 8,000 × (12 + 1.5 + 12) = 2,448,000; ÷ 1610 = 1,520.496…; 6,000 − that = 4,479.50.
    await expect(lines.last()).toHaveText('Total per year₦2,448,000 ÷ 1,610 NGN per USD$1,520.50');
    await expect(result.getByText('$4,479.50', { exact: true })).toBeVisible();
    await expect(
      result.getByRole('img', {
        name: `What you pay now: $6,000.00 per year. ${brand.name}, pay as you go: $1,520.50 per year.`,
      }),
    ).toBeVisible();
  });
});

test('R94–R98, R299 tagline, headline, fields and services', async ({ page }) => {
  await page.goto('/calculator');
  await expect(page.getByText('Convert. Engage. Retain', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Spend More On The Customers That Pay You',
  );
  const { form, field } = calculatorOn(page);
  await expect(field('Email address')).toHaveAttribute('type', 'email');
  const services = form.getByRole('group', { name: 'Services you pay for' });
  for (const name of allServices) {
    await expect(services.getByRole('checkbox', { name, exact: true })).not.toBeChecked();
  }
});

test.describe('calculated', () => {
  test('R99–R103, R106, R464–R474, A16, C1, C2, C5, C12 10,000 active, campaigns and push, 5,000 dollars', async ({
    page,
    server,
  }) => {
    const calculator = await visitCalculator(page);
    const email = await fillInFigures(calculator);
    const requestPromise = page.waitForRequest('**/leads');
    await calculator.submit.click();
    const { result } = calculator;
    const heading = result.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText("Congratulations Ada, you're set to save $3,956.52 annually");
    await expect(heading).toBeFocused();
    // 12 × 10,000 × 12 + 12 × 10,000 × 2 = 1,680,000; ÷ 1610 = 1,043.478…; 5,000 − that = 3,956.52.
    await expect(result.getByText('Example', { exact: true })).toHaveCount(0);
    await expect(calculator.lines).toHaveText([
      'Broadcast Messaging10,000 × ₦12 × 12 months = ₦1,440,000$894.41',
      'Marketing Automationoff',
      'Transactional Emailsoff',
      'Push notifications10,000 × ₦2 × 12 months = ₦240,000$149.07',
      'Total per year₦1,680,000 ÷ 1,610 NGN per USD$1,043.48',
    ]);
    const bars = result.getByRole('img', {
      name: `What you pay now: $5,000.00 per year. ${brand.name}, pay as you go: $1,043.48 per year.`,
    });
    // 1,043.48 of 5,000 on a scale of 320: 66.78.
    await expect(bars.locator('rect').nth(0)).toHaveAttribute('width', '320.00');
    await expect(bars.locator('rect').nth(2)).toHaveAttribute('width', '66.78');
    await expect(bars).toContainText('$0$2,500$5,000');
    await expect(calculator.points).toHaveCount(5);
    await expect(result.getByRole('link', { name: 'Get a 30-minute Demo' })).toHaveAttribute(
      'href',
      '/demo',
    );

    const figures = { contact_count: 20000, active_count: 10000, current_cost: 5000 };
    const lead = {
      type: 'savings',
      firstname: 'Ada',
      lastname: 'Obi',
      email,
      ...figures,
      savings: 3956.52,
      services: { campaign: true, automation: false, transactional: false, push: true },
    };
    expect((await requestPromise).postDataJSON()).toEqual({ type: 'savings', metadata: lead });
    await expect
      .poll(async () => await leadsOf(server, email))
      .toMatchObject([{ type: 'savings', metadata: lead }]);
  });

  test('C15 amounts as people write them', async ({ page, server }) => {
    const calculator = await visitCalculator(page);
    const email = await fillInFigures(calculator, { cost: 'USD 5,000/yr' });
    await calculator.field('Number of customers').fill('1,00,000');
    await calculator.field('Active customers').fill('１０k');
    const requestPromise = page.waitForRequest('**/leads');
    await calculator.submit.click();
    await expect(calculator.result.getByText('$3,956.52 annually')).toBeVisible();
    const figures = { contact_count: 100_000, active_count: 10_000, current_cost: 5000 };
    expect((await requestPromise).postDataJSON().metadata).toMatchObject(figures);
    await expect
      .poll(async () => await leadsOf(server, email))
      .toMatchObject([{ metadata: { ...figures, savings: 3956.52 } }]);
  });

  test('R102, R104, R105, R300, R471, C3–C5, C12, C14 small, negative and larger savings, and no service', async ({
    page,
  }) => {
    const none: string[] = [];
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator, { services: [] });
    const { result } = calculator;
    for (const { cost, services, heading, shown } of [
      {
        // 12 × 10,000 × 12 ÷ 1610 = 894.4099…
        cost: '994.42',
        services: ['Broadcast Messaging'],
        heading: "Congratulations Ada, you're set to save $100.01 annually",
        shown: '$100.01',
      },
      {
        cost: '994.41',
        services: ['Broadcast Messaging'],
        heading: 'Ada, no immediate savings were flagged',
        shown: 'The difference is $100.00 a year. We call it savings only above $100.',
      },
      {
        cost: '10',
        services: ['Broadcast Messaging'],
        heading: 'Ada, no immediate savings were flagged',
        shown: 'Pay as you go would cost at least as much as you pay now.',
      },
      {
        // 12 × 10,000 × 27.5 ÷ 1610 = 2,049.689…
        cost: '2500',
        services: allServices,
        heading: "Congratulations Ada, you're set to save $450.31 annually",
        shown: '$450.31',
      },
      {
        cost: '250',
        services: none,
        heading: 'No services chosen yet',
        shown: "Congratulations Ada, you're set to save $250.00 annually",
      },
    ]) {
      await test.step(`${cost} dollars for ${services.length} services`, async () => {
        await calculator.field('Current annual cost (USD)').fill(cost);
        for (const name of allServices)
          await calculator.service(name).setChecked(services.includes(name));
        await calculator.submit.click();
        await expect(result.getByRole('heading', { level: 2 })).toHaveText(heading);
        await expect(calculator.points).toHaveCount(5);
        await expect(result.getByRole('link', { name: 'Get a 30-minute Demo' })).toBeVisible();
        await expect(result.getByText(shown, { exact: true })).toBeVisible();
        const compares = services.length > 0;
        for (const name of [/^What you pay now/, /Growth plan instead/])
          await expect(
            result.getByRole('img', { name }).or(result.getByRole('heading', { name })),
          ).toHaveCount(compares ? 1 : 0);
        if (compares) return calculator.again.click();
        await expect(calculator.lines.locator('b')).toHaveText([
          '$894.41',
          '$111.80',
          '$894.41',
          '$149.07',
          '$2,049.69',
        ]);
        await calculator.again.click();
        await expect(calculator.service('Broadcast Messaging')).toBeFocused();
      });
    }
  });

  test('R272, C10 "Calculate again" returns to the form and keeps all values', async ({ page }) => {
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator);
    await calculator.submit.click();
    await expect(calculator.form).toBeHidden();
    await calculator.again.click();
    await expect(calculator.again).toHaveCount(0);
    await expect(calculator.field('First name')).toBeFocused();
    await expectKept(calculator);
    await calculator.submit.click();
    await expect(calculator.result.getByText('$3,956.52 annually')).toBeVisible();
  });

  test('R270, R271, C9 a preview follows the form, and the result is that of the press', async ({
    page,
  }) => {
    const leads = countRequests(page, 'POST', /\/leads$/);
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator);
    const saved = calculator.result.getByRole('heading', { level: 2 });
    await expect(saved).toHaveText(
      'A preview of your yearly savings, from what you have typed so far.',
    );
    await expect(calculator.result.getByText('Preview', { exact: true })).toBeVisible();
    await expect(calculator.result.getByText('$3,956.52', { exact: true })).toBeVisible();
    await calculator.field('Current annual cost (USD)').fill('6,000');
    await expect(calculator.result.getByText('$4,956.52', { exact: true })).toBeVisible();
    await expect(calculator.field('Current annual cost (USD)')).toBeFocused();
    await calculator.field('Active customers').fill('');
    await expect(calculator.result.getByText('Example', { exact: true })).toBeVisible();
    await calculator.field('Active customers').fill('10,000');
    expect(leads()).toBe(0);
    const place = await calculator.form.boundingBox();
    await calculator.submit.click();
    await expect(saved).toHaveText("Congratulations Ada, you're set to save $4,956.52 annually");
    await expect(calculator.form).toBeHidden();
    // The letter takes the place of the form, and the receipt stays where it was.
    const result = await calculator.letter.boundingBox();
    expect(result?.y).toBe(place?.y);
    expect(Number(result?.x) + Number(result?.width)).toBe(Number(place?.x) + Number(place?.width));
    expect(leads()).toBe(1);
  });

  test('the result says what it assumes, and the Growth price of the same list beside it', async ({
    page,
  }) => {
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator);
    await calculator.submit.click();
    const { result } = calculator;
    for (const assumed of [
      /Each active customer takes 12 credits a month for campaigns and 2 for push notifications, at/,
      /the rate of the first 499,999 credits/,
      /and 1,610 NGN per USD/,
    ]) {
      await expect(result.getByText(assumed)).toBeVisible();
    }
    await expect(result.getByRole('heading', { name: 'On the Growth plan instead' })).toBeVisible();
    await expect(
      result.getByText(/^This result counts emails to your 10,000 active customers\./),
    ).toBeVisible();
    await expect(result.getByText(/Growth doesn’t include push notifications/)).toBeVisible();
    const price = result.getByRole('link', { name: /^\$[\d,.]+ a year$/ });
    const text = ((await price.textContent()) ?? '').replace(' a year', '');
    const bars = result.getByRole('img', { name: 'What you pay now' });
    await expect(bars).toHaveAccessibleName(new RegExp(`Growth plan: \\${text}(\\.00)? per year`));
    await price.click();
    await expect(page).toHaveURL(
      '/pricing?contacts=20000&period=year&currency=USD&modules=campaign&plan=growth',
    );
    await expect(page.getByRole('article', { name: 'Growth' }).getByRole('status')).toContainText(
      text,
    );
  });

  test('the letter stays in view beside the result', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/calculator?customers=20000&active=10000&cost=5000&services=campaign');
    const { letter, result } = calculatorOn(page);
    await result.getByRole('button', { name: 'Copy link' }).scrollIntoViewIfNeeded();
    await expect(letter).toBeInViewport({ ratio: 1 });
  });

  test('a list beyond Growth shows Enterprise, and prices that do not come leave the link', async ({
    page,
  }) => {
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator);
    await calculator.field('Number of customers').fill('2m');
    await calculator.submit.click();
    const enterprise = calculator.result.getByRole('link', { name: 'See Enterprise' });
    await expect(enterprise).toHaveAttribute('href', /^\/pricing\?contacts=\d+&period=year&/);

    await page.route('**/modules', (route) => route.abort());
    await visitCalculator(page);
    await fillInFigures(calculator);
    await calculator.submit.click();
    const link = calculator.result.getByRole('link', { name: 'See its price for 20,000 contacts' });
    await expect(link).toHaveAttribute('href', /contacts=20000&.*modules=campaign&plan=growth$/);
  });

  test('C13 more active customers than customers only shows a warning', async ({ page }) => {
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator);
    await calculator.field('Number of customers').fill('9,999');
    await calculator.field('First name').focus();
    await expect(calculator.field('Active customers')).toHaveAccessibleDescription(
      'Active customers can’t exceed your number of customers.',
    );
    await calculator.submit.click();
    await calculator.again.click();
    await calculator.field('Number of customers').fill('10,000');
    await expect(calculator.field('Active customers')).not.toHaveAccessibleDescription(/./);
  });

  test('C14 no service checked only shows a warning, and the preview asks for them', async ({
    page,
  }) => {
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator, { services: [] });
    await calculator.field('First name').focus();
    const services = calculator.form.getByRole('group', { name: 'Services you pay for' });
    await expect(services).toHaveAccessibleDescription(/^Choose at least one service/);
    await expect(calculator.result.getByText(/^Choose the services/)).toBeVisible();
    await calculator.service('Push notifications').check();
    await expect(services).not.toHaveAccessibleDescription(/./);
    await expect(calculator.result.getByText('saved per year')).toBeVisible();
  });

  test('C14 a slow press on the first service checks it: nothing moves until it is released', async ({
    page,
  }) => {
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator, { services: [], cost: '' });
    await calculator.field('Current annual cost (USD)').fill('5000');
    const service = calculator.service('Broadcast Messaging');
    await service.hover();
    const before = await service.boundingBox();
    await page.mouse.down();
    await expect(calculator.field('Current annual cost (USD)')).not.toBeFocused();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await service.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(service).toBeChecked();
  });

  test('C13 a figure corrected while the button is held gets no warning when it is released', async ({
    page,
  }) => {
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator);
    await calculator.field('Number of customers').fill('9,999');
    await calculator.submit.hover();
    await page.mouse.down();
    await calculator.field('Number of customers').fill('10,000');
    await page.mouse.up();
    // Warnings that wait for the button are shown by now.
    await calculator.again.click();
    await expect(calculator.field('Active customers')).not.toHaveAccessibleDescription(/./);
  });
});
