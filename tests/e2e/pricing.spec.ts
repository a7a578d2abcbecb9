import { expect, test } from './fixtures.ts';
import { brackets, moduleNames, offered, ownPrice } from './own-prices.ts';
import { visitPlans } from './plans.ts';

/** In each currency of the price list, among them the first and the last bracket. */
const choices = offered.flatMap(
  ({ value, label }, at) =>
    [
      { bracket: 0, period: 'Monthly', currency: value, label, modules: [] },
      {
        bracket: at % brackets.length,
        period: 'Annually',
        currency: value,
        label,
        modules: moduleNames,
      },
      {
        bracket: brackets.length - 1,
        period: 'Monthly',
        currency: value,
        label,
        modules: moduleNames.slice(0, 1),
      },
      { bracket: brackets.length - 1, period: 'Annually', currency: value, label, modules: [] },
    ] as const,
);

const benefits = {
  base: ['5 seats', '10X Campaigns per month', 'API contact synchronization'],
  'Marketing Automation': [
    'unlimited automation journeys',
    'visual workflow builder',
    'advanced autoresponders',
  ],
  'Transactional Emails': ['unlimited transactional emails', 'auto subscriber capture'],
  'App Analytics': ['event analytics', 'event comparison', 'page visit analytics'],
} as const;

test('R242–R245, R424–R427 the price of each choice, its discount and what a year saves', async ({
  page,
}) => {
  const plans = await visitPlans(page);
  for (const { bracket, period, currency, label, modules } of choices) {
    const { price, struck, saved } = ownPrice(bracket, currency, period, modules);
    const contacts = brackets[bracket] ?? '';
    const choice = [contacts, period, label, ...modules].join(', ');

    await test.step(`${choice} costs ${price}`, async () => {
      await plans.contacts.selectOption(contacts);
      await plans.period.selectOption(period);
      await plans.currency.selectOption(label);
      for (const name of moduleNames)
        await plans.module(name).setChecked(modules.some((one) => one === name));

      await expect(plans.price).toContainText(price);
      await expect(plans.price).toContainText(period === 'Annually' ? 'per year' : 'per month');
      await expect(plans.receipt.getByText(price, { exact: true }).last()).toBeVisible();
      if (struck !== null) {
        await expect(plans.struck).toContainText(struck);
        await expect(plans.struck).toHaveCSS('text-decoration-line', 'line-through');
        await expect(plans.receipt.getByText('You save')).toHaveText(`You save ${saved} a year`);
      } else {
        await expect(plans.struck).toHaveCount(0);
      }
    });
  }
});

test('R87–R89, R91–R93, R177–R179, R359, R428–R434, A16, B22 the section with its selectors and cards', async ({
  page,
}) => {
  const { section, contacts, period, currency, growth, enterprise } = await visitPlans(page);
  await expect(section).toHaveId('pricing');
  await expect(contacts.getByRole('option')).toHaveText([...brackets, /^More than/]);
  await expect(period.getByRole('option')).toHaveText(['Monthly', 'Annually']);
  await expect(period).toHaveValue('month');
  await expect(currency.getByRole('option')).toHaveText(offered.map(({ label }) => label));
  await expect(growth).toBeVisible();
  await expect(growth).toContainText(/for engaging and retaining up to \d\S* users/i);
  await expect(enterprise).toBeVisible();
  await expect(enterprise).toContainText('Custom');
  await expect(enterprise.getByRole('listitem')).toHaveText(
    [
      'unlimited seats',
      'dedicated account manager',
      'dedicated transaction email servers',
      '90 days log retention',
      'phone support',
    ].map(anyCase),
  );
  const demo = enterprise.getByRole('link', { name: 'Get a demo', exact: true });
  await expect(demo).toHaveAttribute('href', '/demo');
});

test('R175, R235–R241, R411–R422, B20, C11 Growth starts with campaigns, which stay on; each module adds its benefits and price', async ({
  page,
}) => {
  const { contacts, growth, module, modules, price, receipt } = await visitPlans(page);
  await expect(modules.getByText('Broadcast Messaging')).toBeVisible();
  await expect(receipt.getByText('Broadcast Messaging', { exact: true })).toBeVisible();
  await expect(modules.getByRole('switch')).toHaveCount(3);
  for (const name of moduleNames) await expect(module(name)).not.toBeChecked();
  await expect(growth.getByRole('listitem')).toHaveText(benefits.base.map(anyCase));
  // In the first brackets, a module may be free.
  await contacts.selectOption({ index: (await contacts.getByRole('option').count()) - 2 });
  const before = (await price.textContent()) ?? '';
  for (const name of moduleNames) {
    await test.step(name, async () => {
      await module(name).click();
      await expect(module(name)).toBeChecked();
      await expect(growth.getByRole('listitem')).toHaveText(
        [...benefits.base, ...benefits[name]].map(anyCase),
      );
      await expect(price).not.toHaveText(before);
      // By keyboard.
      await module(name).press('Space');
      await expect(module(name)).not.toBeChecked();
      await expect(growth.getByRole('listitem')).toHaveText(benefits.base.map(anyCase));
      await expect(price).toHaveText(before);
    });
  }
});

test('B5 above the highest tier, it links to Enterprise, and is not free', async ({ page }) => {
  const { contacts, growth, price, start, receipt, enterprise } = await visitPlans(page);
  await expect(receipt).toBeVisible();
  const last = (await contacts.getByRole('option').count()) - 1;
  await contacts.selectOption({ index: last });
  await expect(price).toContainText('Enterprise');
  await expect(growth).not.toContainText('Free');
  await expect(price).not.toContainText(/\d/);
  await expect(start).toBeHidden();
  // Enterprise has the only action.
  await expect(receipt).toHaveCount(0);
  await expect(growth.getByRole('link')).toHaveCount(0);
  await expect(growth.getByRole('button')).toHaveCount(0);
  await expect(growth.getByRole('listitem')).toHaveCount(0);
  await expect(enterprise.getByRole('link')).toHaveAttribute('href', '/demo');
});

/** Matches a benefit in any case, with what explains it. */
function anyCase(benefit: string): RegExp {
  const gloss = benefit.startsWith('10X') ? ': Ten emails to each contact' : '';
  return new RegExp(`^${benefit}${gloss}$`, 'i');
}
