import { calculatorOn, fillInFigures, visitCalculator } from '../../e2e/calculator.ts';
import { expect, expectOnly, journey, theCall } from '../journey.ts';

const services = [
  'Broadcast Messaging',
  'Marketing Automation',
  'Transactional Emails',
  'Push notifications',
];
const fields = [
  'First name',
  'Last name',
  'Email address',
  'Number of customers',
  'Active customers',
  'Current annual cost (USD)',
];

const form = journey('The form', async ({ page, holds }) => {
  await page.goto('/calculator');
  const { form, field, submit } = calculatorOn(page);
  const headline = page.getByRole('heading', { level: 1 });
  await holds('R94', 'the tagline', () =>
    expect(page.getByText('Convert. Engage. Retain', { exact: true })).toBeVisible(),
  );
  await holds('R95', 'the headline', () =>
    expect(headline).toHaveText('Spend More On The Customers That Pay You'),
  );
  await holds('R96', 'the form beside it', async () => {
    const [left, right] = [await headline.boundingBox(), await form.boundingBox()];
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 100);
    expect(right?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
  });
  for (const name of fields) {
    await holds('R97', name, () => expect(field(name)).toBeVisible());
  }
  await holds('R98', 'a checkbox for each service', () =>
    expect(form.getByRole('checkbox')).toHaveCount(4),
  );
  await holds('R99', 'the button', () => expect(submit).toBeVisible());
  await holds('R299', 'an email field', () =>
    expect(field('Email address')).toHaveAttribute('type', 'email'),
  );
});

const required = journey('Required fields', async (visit) => {
  const { page, holds } = visit;
  const calculator = await visitCalculator(page);
  await fillInFigures(calculator);
  for (const name of fields) {
    const field = calculator.field(name);
    const valid = await field.inputValue();
    const isNumber = fields.indexOf(name) > 2;
    for (const text of isNumber ? ['', '0', '0.00'] : ['', ' ']) {
      const codes = text.startsWith('0') ? 'R297' : 'R296 R298 R371';
      await holds(codes, `${name} is "${text}"`, async () => {
        await field.fill(text);
        await calculator.submit.click();
        await expect(calculator.alert).toHaveText('Please fill all fields.');
        await expect(calculator.again).toHaveCount(0);
      });
    }
    await field.fill(valid);
  }
  await holds('R298', 'nothing was sent', () => expect(visit.made('leads')).toEqual([]));
});

const sums = [
  // 12 × 10,000 × rate ÷ 1610
  ['R464 R465 R469 R470 R473', ['Broadcast Messaging'], '5000', '$4,105.59'],
  ['R466 R469', ['Marketing Automation'], '5000', '$4,888.20'],
  ['R467 R469', ['Transactional Emails'], '5000', '$4,105.59'],
  ['R468 R469', ['Push notifications'], '5000', '$4,850.93'],
  ['R464 R469', services, '5000', '$2,950.31'],
  ['R300 R469', [], '5000', '$5,000.00'],
  ['R102 R470 R472', ['Broadcast Messaging'], '994.42', '$100.01'],
] as const;

const results = journey('Results', async ({ page, holds }) => {
  const calculator = await visitCalculator(page);
  await fillInFigures(calculator, { services: [] });
  const { submit, again, field, service, form, result } = calculator;
  const fill = async (cost: string, chosen: readonly string[]) => {
    await field('Current annual cost (USD)').fill(cost);
    for (const name of services) await service(name).setChecked(chosen.includes(name));
    await submit.click();
    await expect(again).toBeVisible();
  };
  const back = async () => {
    await again.click();
    await expect(again).toHaveCount(0);
  };
  for (const [codes, chosen, cost, saved] of sums) {
    await fill(cost, chosen);
    await holds(`${codes} R100`, `${chosen.join(', ') || 'no service'}, ${cost} dollars`, () =>
      expect(
        page.getByText(`Congratulations Ada, you're set to save ${saved} annually`),
      ).toBeVisible(),
    );
    await holds('R103', 'five benefits', () =>
      expect(calculator.points.filter({ visible: true })).toHaveCount(5),
    );
    await holds('R106 R474', 'and the demo', () =>
      expect(result.getByRole('link', { name: 'Get a 30-minute Demo' })).toHaveAttribute(
        'href',
        /\/demo$/,
      ),
    );
    await back();
  }
  for (const [codes, cost] of [
    ['R104 R472', '994.41'],
    ['R104 R471', '10'],
  ] as const) {
    await fill(cost, ['Broadcast Messaging']);
    await holds(codes, `${cost} dollars: no immediate savings`, async () => {
      await expect(result.getByRole('heading', { level: 2 })).toContainText(
        /no immediate savings were flagged/i,
      );
      await expect(page.getByText(/Congratulations/)).toHaveCount(0);
    });
    await holds('R105', 'the gains', () =>
      expect(calculator.points.filter({ visible: true })).not.toHaveCount(0),
    );
    await holds('R106 R474', 'and the demo', () =>
      expect(result.getByRole('link', { name: 'Get a 30-minute Demo' })).toBeVisible(),
    );
    await back();
  }
  await fill('5000', ['Broadcast Messaging']);
  await holds('R101', "'Calculate again'", () => expect(again).toBeVisible());
  await holds('R270', 'results take the place of the form', () => expect(form).toBeHidden());
  await holds('R272', 'and the form comes back', async () => {
    await again.click();
    await expect(form).toBeVisible();
    await expect(again).toHaveCount(0);
    await expect(field('Current annual cost (USD)')).toHaveValue('5000');
  });
});

const lead = journey('The lead', async (visit) => {
  const { page, holds, site } = visit;
  const calculator = await visitCalculator(page);
  const email = await fillInFigures(calculator);
  await calculator.submit.click();
  await holds('R271', 'what is read is what sales receives', async () => {
    const made = await theCall(visit, 'leads');
    const { metadata } = JSON.parse(made.body) as { metadata: { savings: number } };
    const shown = metadata.savings.toLocaleString('en-US', { minimumFractionDigits: 2 });
    await expect(page.getByText(`set to save $${shown} annually`)).toBeVisible();
  });
  await holds('R341 R343 R196 R197 R198', 'type and metadata, and nothing else', async () => {
    const made = await theCall(visit, 'leads');
    const { type, metadata, ...rest } = JSON.parse(made.body) as Record<string, unknown>;
    expect({ type, metadata }).toEqual({
      type: 'savings',
      metadata: {
        type: 'savings',
        firstname: 'Ada',
        lastname: 'Obi',
        email,
        contact_count: 20_000,
        active_count: 10_000,
        current_cost: 5_000,
        savings: 3_956.52,
        services: { campaign: true, automation: false, transactional: false, push: true },
      },
    });
    if (site.recorders) expect(rest).toEqual({});
  });
  await holds('R343', 'a call of the specification', async () => {
    expectOnly(await theCall(visit, 'leads'), { method: 'POST' });
    expect(visit.unlisted()).toEqual([]);
  });
});

const negative = journey('A saving of zero', async (visit) => {
  const { page, holds } = visit;
  const calculator = await visitCalculator(page);
  await fillInFigures(calculator, { cost: '10', services: ['Broadcast Messaging'] });
  await calculator.submit.click();
  await holds('R471', 'is sent as 0', async () => {
    const made = await theCall(visit, 'leads');
    expect(JSON.parse(made.body)).toMatchObject({ metadata: { savings: 0 } });
  });
});

const emptyResponse = journey('A lead without data.payload', async (visit) => {
  const { page, holds } = visit;
  await visit.respond('leads', { json: { error: null, payload: null } });
  const calculator = await visitCalculator(page);
  await fillInFigures(calculator);
  await calculator.submit.click();
  await holds('R344', 'is sent again, as a lost one is', () =>
    expect.poll(() => visit.made('leads').length, { timeout: 30_000 }).toBeGreaterThan(1),
  );
  await holds('R344', 'the same', () => {
    const bodies = visit.made('leads').map(({ body }) => (JSON.parse(body) as Lead).metadata);
    for (const metadata of bodies) expect(metadata).toEqual(bodies[0]);
  });
});

interface Lead {
  metadata: unknown;
}

export const calculatorJourneys = [form, required, results, lead, negative, emptyResponse];
