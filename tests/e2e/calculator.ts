import { expect, type Page } from '@playwright/test';
import { uniqueEmail } from './rows.ts';

/** The calculator's elements, by role and label. */
export function calculatorOn(page: Page) {
  const form = page.getByRole('form', { name: 'Savings calculator' });
  const result = page.getByRole('region', { name: /sav|no services/i });
  return {
    form,
    result,
    /** In the place of the form. */
    letter: result.locator('[data-letter]'),
    /** Name, calculation and amount of each line. */
    lines: result.getByRole('figure', { name: 'Receipt' }).locator('p:has(> b:last-child)'),
    /** The benefits or the gains. */
    points: result.getByRole('listitem'),
    field: (label: string) => form.getByRole('textbox', { name: label, exact: true }),
    service: (label: string) => form.getByRole('checkbox', { name: label, exact: true }),
    submit: form.getByRole('button', { name: 'Get your savings', exact: true }),
    alert: form.getByRole('alert'),
    dismiss: form.getByRole('button', { name: 'Dismiss', exact: true }),
    /** Back to the form; without a result, to its services. */
    again: result.getByRole('button', { name: /^(Calculate again|Choose services)$/ }),
  };
}

type Calculator = ReturnType<typeof calculatorOn>;

/** Opens the page and waits for hydration. */
export async function visitCalculator(page: Page): Promise<Calculator> {
  await page.goto('/calculator');
  const calculator = calculatorOn(page);
  await calculator.form.hover();
  await expect(calculator.form).toHaveJSProperty('noValidate', true);
  return calculator;
}

/** Fills in all fields; by default 5,000 dollars for campaigns and push. @returns the unique email address */
export async function fillInFigures(
  { field, service }: Calculator,
  {
    cost = '5000',
    services = ['Broadcast Messaging', 'Push notifications'],
  }: { cost?: string; services?: readonly string[] } = {},
): Promise<string> {
  const email = uniqueEmail();
  await field('First name').fill('Ada');
  await field('Last name').fill('Obi');
  await field('Email address').fill(email);
  await field('Number of customers').fill('20,000');
  await field('Active customers').fill('10,000');
  await field('Current annual cost (USD)').fill(cost);
  for (const name of services) await service(name).check();
  return email;
}

/** Expects the defaults of `fillInFigures`. */
export async function expectKept({ field, service }: Calculator): Promise<void> {
  await expect(field('First name')).toHaveValue('Ada');
  await expect(field('Active customers')).toHaveValue('10,000');
  await expect(field('Current annual cost (USD)')).toHaveValue('5000');
  await expect(service('Broadcast Messaging')).toBeChecked();
  await expect(service('Marketing Automation')).not.toBeChecked();
}
