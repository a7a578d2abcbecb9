import * as z from 'zod/mini';
import { emailMaxLength } from '../email-addresses/email-format.ts';
import { groupDigits } from '../group-digits.ts';
import { parseAmount, roundToCents } from '../parse-amount.ts';
import { type Field, reading, textField, whenMissing } from './field.ts';
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

/** Above any customer base or budget, and well below Number.MAX_SAFE_INTEGER. */
const maxAmount = 1_000_000_000;

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
    contact_count: amountField({ label: 'Number of customers' }),
    active_count: amountField({ label: 'Active customers' }),
    current_cost: amountField({ label: 'Current annual cost (USD)', isMoney: true }),
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

/** A required number above zero: zero, less, or no number counts as missing. */
function amountField(settings: {
  label: string;
  /** Rounded to cents. */
  isMoney?: boolean;
}): Field<z.ZodMiniType<number>> {
  const { label, isMoney = false } = settings;
  return {
    label,
    control: 'number',
    required: true,
    maxLength: null,
    missing,
    schema: reading(
      isMoney ? (raw) => rounded(readNumber(raw)) : readNumber,
      z
        .number({ error: whenMissing(missing, missing) })
        .check(
          z.gt(0, missing),
          z.lte(maxAmount, `${label} can be at most ${groupDigits(maxAmount)}.`),
        ),
    ),
  };
}

/** The number of a text, if it is one; anything else unchanged. */
function readNumber(raw: unknown): unknown {
  return typeof raw === 'string' ? (parseAmount(raw) ?? raw) : raw;
}

function rounded(value: unknown): unknown {
  return typeof value === 'number' ? roundToCents(value) : value;
}
