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
    'many',
    '1,23,4',
    '₦5,000',
    '0.004',
    '0x10',
    '1e',
    'Infinity',
    '٣',
    0,
    -0,
    -1,
    Number.NaN,
    Infinity,
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

it('rejects implausible figures', () => {
  expect(validateField(savingsForm, 'contact_count', '1e10')).toBe(
    'Number of customers can be at most 1,000,000,000.',
  );
});

it.each([
  ['5', 5],
  [' 5.25 ', 5.25],
  ['1,234,567.5', 1_234_567.5],
  ['5e3', 5000],
  ['.5', 0.5],
  [7, 7],
])('reads %j as %d', (given, number) => {
  const checked = validate(savingsForm, { ...good, active_count: given });
  expect(checked).toMatchObject({ ok: true, values: { active_count: number } });
});

it.each([
  ['$5,000', 5000],
  ['5 000', 5000],
  ['5.000,50', 5000.5],
  [200.005, 200.01],
])('C15 reads a cost of %j as %d dollars', (given, number) => {
  const checked = validate(savingsForm, { ...good, current_cost: given });
  expect(checked).toMatchObject({ ok: true, values: { current_cost: number } });
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
      'Each service is either ticked or not.',
    );
  });
});
