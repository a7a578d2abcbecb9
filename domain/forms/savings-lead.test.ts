import { describe, expect, it } from 'vitest';
import { validate, validateField } from './form.ts';
import { savingsForm } from './savings-lead.ts';

const good = {
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  contact_count: '2,000',
  active_count: '1000',
  current_cost: '1,234.50',
};

describe('rejected as missing (R297, C7)', () => {
  it.each([
    '',
    ' ',
    '0',
    '0.00',
    '-5',
    '-$5',
    '0.004',
    0,
    -0,
    -1,
    -1.5,
    Number.NaN,
    -Infinity,
    null,
    undefined,
    true,
    [5],
    { value: 5 },
  ])('%j', (value) => {
    expect(validateField(savingsForm, 'current_cost', value)).toBe('Please fill all fields.');
  });

  it('R298 has the same message at every field', () => {
    const { services: _optional, ...required } = savingsForm.fields;
    const checked = validate(savingsForm, {});
    const errors = Object.keys(required).map((name) => [name, 'Please fill all fields.']);
    expect(checked).toEqual({ ok: false, errors: Object.fromEntries(errors) });
  });
});

describe('C15 what is not understood is named', () => {
  const dollars = 'Please enter US dollars a year, such as 5,000.';
  const whole = 'Please enter a whole number, such as 12,000.';

  it.each([
    ['current_cost', '5,000 EUR', `“EUR” is not understood. ${dollars}`],
    ['current_cost', '₦5,000', `“₦” is not understood. ${dollars}`],
    ['current_cost', '$500/mo', `“/mo” is not understood. ${dollars}`],
    ['current_cost', 'many', `“many” is not understood. ${dollars}`],
    ['current_cost', '<b>5</b>', `“<b>” is not understood. ${dollars}`],
    ['contact_count', '1,23,4', `“1,23,4” is not understood. ${whole}`],
    ['contact_count', '$5,000', `“$” is not understood. ${whole}`],
    ['active_count', '10k-20k', `“-20k” is not understood. ${whole}`],
    ['active_count', '0x10', `“x10” is not understood. ${whole}`],
    ['active_count', '1234.5', whole],
    ['active_count', '0.5', whole],
    ['active_count', '1.2345k', whole],
    ['active_count', 10.5, whole],
  ] as const)('%s %j: %s', (name, value, message) => {
    const { label } = savingsForm.fields[name];
    expect(validateField(savingsForm, name, value)).toBe(`${label}: ${message}`);
  });
});

it.each(['1e10', '2 billion', 1e21, 1e9 + 0.5, '1e999'])('rejects an implausible %j', (count) => {
  expect(validateField(savingsForm, 'contact_count', count)).toBe(
    'Number of customers can be at most 1,000,000,000.',
  );
  expect(validateField(savingsForm, 'current_cost', count)).toBe(
    'Current annual cost (USD) can be at most 1,000,000,000.',
  );
});

it.each([
  ['5', 5],
  ['1,234,567', 1_234_567],
  ['1,00,000', 100_000],
  ['5e3', 5000],
  ['10k', 10_000],
  ['1.5m', 1_500_000],
  ['12k users', 12_000],
  ['٥٠٠٠', 5000],
  ['５０００', 5000],
  ['1000.0', 1000],
  [7, 7],
])('C15 reads %j as %d people', (given, number) => {
  const checked = validate(savingsForm, { ...good, active_count: given, contact_count: given });
  expect(checked).toMatchObject({
    ok: true,
    values: { active_count: number, contact_count: number },
  });
});

it.each([
  ['$5,000', 5000],
  ['USD 5,000/yr', 5000],
  ['5 000', 5000],
  ['5.000,50', 5000.5],
  [' 5.25 ', 5.25],
  ['.5', 0.5],
  [200.005, 200.01],
])('C15 reads a cost of %j as %d dollars', (given, number) => {
  const checked = validate(savingsForm, { ...good, current_cost: given });
  expect(checked).toMatchObject({ ok: true, values: { current_cost: number } });
});

describe('C8 the address has the shape of one', () => {
  it.each(['nope', 'a@b', '@shop.example', 'ada@', 'ada shop@example.com', 'a@b@c.example'])(
    'not %s',
    (email) => {
      expect(validateField(savingsForm, 'email', email)).toBe('Invalid email address.');
    },
  );

  it.each(['ada@shop.example', ' ada+news@shop.example ', 'ada@bücher.example'])('%s', (email) => {
    expect(validateField(savingsForm, 'email', email)).toBeNull();
  });
});

describe('services (R300)', () => {
  const none = { campaign: false, automation: false, transactional: false, push: false };

  it.each([
    [undefined, none],
    ['push', { ...none, push: true }],
    [['campaign', 'push', 'stranger'], { ...none, campaign: true, push: true }],
    [{ automation: true }, { ...none, automation: true }],
  ])('%j', (services, flags) => {
    expect(validate(savingsForm, { ...good, services })).toMatchObject({
      ok: true,
      values: { services: flags },
    });
  });

  it.each([[{ push: 'yes' }], [5], [{ campaign: 1 }]])('rejects %j', (services) => {
    expect(validateField(savingsForm, 'services', services)).toBe(
      'Each service is either checked or not.',
    );
  });
});
