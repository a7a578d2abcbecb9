import { expect, it } from 'vitest';
import { contactForm } from './contact.ts';
import { demoForm } from './demo.ts';
import type { Field } from './field.ts';
import { newsletterForm } from './newsletter.ts';
import { preferencesForm } from './preferences.ts';
import { parseRange } from './range.ts';
import { savingsForm } from './savings-lead.ts';
import { startupForm } from './startup.ts';

const labels = (form: { fields: Record<string, Field> }) =>
  Object.entries(form.fields).map(([name, { label }]) => `${name}: ${label}`);

it.each([
  [
    contactForm,
    ['fullname: Full name', 'email: Email address', 'subject: Subject', 'body: Message'],
  ],
  [newsletterForm, ['email: Email address']],
  [
    demoForm,
    [
      'firstname: First name',
      'lastname: Last name',
      'company_name: Company name',
      'email: Company email',
      'phone_number: Phone number',
      'subscribers: Number of users',
    ],
  ],
  [
    startupForm,
    [
      'firstname: First name',
      'lastname: Last name',
      'company_name: Company name',
      'email: Company email',
      'phone_number: Phone number',
      'subscribers: Number of users',
      'budget: Annual email marketing budget',
      'tools: Tools you use today',
    ],
  ],
  [
    savingsForm,
    [
      'firstname: First name',
      'lastname: Last name',
      'email: Email address',
      'contact_count: Number of customers',
      'active_count: Active customers',
      'current_cost: Current annual cost (USD)',
      'services: Services you pay for',
    ],
  ],
  [preferencesForm, ['lists: Unsubscribe from']],
])('payload names and labels of $id (R187–R198)', (form, expected) => {
  expect(labels(form)).toEqual(expected);
});

it.each([
  // As printed, uneven spaces and all.
  [demoForm.fields.subscribers, 'Less than 100K', '0:100K', 0, 100_000],
  [demoForm.fields.subscribers, '100K - 250K', '100K:250K', 100_000, 250_000],
  [demoForm.fields.subscribers, '250K-500K', '250K:500K', 250_000, 500_000],
  [demoForm.fields.subscribers, '500K - 1M', '500K:1M', 500_000, 1_000_000],
  [demoForm.fields.subscribers, '1M - 5M', '1M:5M', 1_000_000, 5_000_000],
  [demoForm.fields.subscribers, 'Greater than 5M', '5M+', 5_000_000, null],
  [startupForm.fields.subscribers, '10K - 50K', '10:50K', 10_000, 50_000],
  [startupForm.fields.subscribers, '50K - 100K', '50K:100K', 50_000, 100_000],
  [startupForm.fields.budget, '$1,000 - $5,000', '1K:5K', 1_000, 5_000],
  [startupForm.fields.budget, '$5,000 - $10,000', '5K:10K', 5_000, 10_000],
])('R205, R454–R463, D5 $label offers %s as %s', (field, label, value, min, max) => {
  expect((field as Field).options).toContainEqual({ label, value });
  expect(parseRange(value)).toEqual({ min, max });
});

it('offers nothing else', () => {
  const count = (field: Field) => field.options?.length;
  expect(count(demoForm.fields.subscribers)).toBe(6);
  expect(count(startupForm.fields.subscribers)).toBe(2);
  expect(count(startupForm.fields.budget)).toBe(2);
  expect(count(savingsForm.fields.services)).toBe(4);
});

it.each(['', 'K', '5', '5M', '-1:5', '5:1K:2K', '5K:5K', '9M:1K', '1e3:5K', ' 0:1K', '5G+', '0:∞'])(
  'is no range: %j',
  (value) => {
    expect(parseRange(value)).toBeNull();
  },
);

it('R143 puts the current list first, and * means all (R144)', () => {
  expect(preferencesForm.fields.lists.options?.map(({ value }) => value)).toEqual(['current', '*']);
});

it.each([
  [contactForm, null, 'Oops! An error occurred. Please try again.'],
  [demoForm, 'Request submitted successfully', 'An error occurred. Please try again.'],
  [startupForm, 'Application submitted successfully', 'An error occurred. Please try again.'],
  [
    preferencesForm,
    'Preferences set successfully.',
    'Could not set your preferences. Please try again.',
  ],
])('notices of $id', ({ notices }, success, failure) => {
  if (success) expect(notices.success).toBe(success);
  expect(notices.failure).toBe(failure);
});
