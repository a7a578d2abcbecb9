import * as z from 'zod/mini';
import { emailMaxLength } from '../email-addresses/email-format.ts';
import { amountField } from './amount-field.ts';
import { type Field, reading, textField } from './field.ts';
import { defineForm } from './form.ts';

// One alert for the whole form.
const missing = 'Please fill all fields.';

/** The services that the calculator compares; they are not the plans' modules. */
export const savingsServices = [
  { label: 'Campaigns', value: 'campaign' },
  { label: 'Automations', value: 'automation' },
  { label: 'Transactional emails', value: 'transactional' },
  { label: 'Push notifications', value: 'push' },
] as const;

export type SavingsService = (typeof savingsServices)[number]['value'];

const notBoolean = 'Each service is either ticked or not.';
const flag = z._default(z.boolean({ error: notBoolean }), false);

const servicesField = {
  label: 'Services you pay for',
  control: 'checkboxes',
  required: false,
  maxLength: null,
  missing,
  options: savingsServices,
  schema: reading(
    readServices,
    z._default(
      z.object(
        { campaign: flag, automation: flag, transactional: flag, push: flag },
        { error: notBoolean },
      ),
      { campaign: false, automation: false, transactional: false, push: false },
    ),
  ),
} satisfies Field;

/** The calculator's form. The savings figure is computed, not asked. */
export const savingsForm = defineForm(
  'savings',
  {
    firstname: textField({
      label: 'First name',
      maxLength: 100,
      missing,
      autocomplete: 'given-name',
    }),
    lastname: textField({
      label: 'Last name',
      maxLength: 100,
      missing,
      autocomplete: 'family-name',
    }),
    email: textField({
      label: 'Email address',
      control: 'email',
      maxLength: emailMaxLength,
      missing,
      autocomplete: 'email',
    }),
    contact_count: amountField({ label: 'Number of customers', missing }),
    active_count: amountField({ label: 'Active customers', missing }),
    current_cost: amountField({ label: 'Current annual cost (USD)', missing, isMoney: true }),
    services: servicesField,
  },
  {
    success: 'Your figures have been sent.',
    failure: 'An error occurred. Please try again.',
  },
);

/** A form sends no value, one, or a list; JSON sends the flags themselves. */
function readServices(raw: unknown): unknown {
  const ticked = typeof raw === 'string' ? [raw] : (raw ?? []);
  if (!Array.isArray(ticked)) return raw;
  return Object.fromEntries(savingsServices.map(({ value }) => [value, ticked.includes(value)]));
}
