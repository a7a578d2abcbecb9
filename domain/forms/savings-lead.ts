import * as z from 'zod/mini';
import { emailMaxLength } from '../email-addresses/email-format.ts';
import { mailableFormat } from '../email-addresses/mailable-address.ts';
import { groupDigits } from '../group-digits.ts';
import { type AmountKind, parseAmount, roundToCents, unreadPart } from '../parse-amount.ts';
import { type Field, reading, type TextSettings, textField } from './field.ts';
import { defineForm } from './form.ts';

// One alert for the whole form.
const missing = 'Please fill all fields.';

/** The services that the calculator compares; they are not the plans' modules. */
export const savingsServices = [
  { label: 'Broadcast Messaging', value: 'campaign' },
  { label: 'Marketing Automation', value: 'automation' },
  { label: 'Transactional Emails', value: 'transactional' },
  { label: 'Push notifications', value: 'push' },
] as const;

export type SavingsService = (typeof savingsServices)[number]['value'];

/** More than any customer base or budget, and well below Number.MAX_SAFE_INTEGER. */
const maxAmount = 1_000_000_000;

const notBoolean = 'Each service is either checked or not.';
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

/** The calculator's form. The savings are computed. */
export const savingsForm = defineForm(
  'savings',
  {
    firstname: askedField({ label: 'First name', maxLength: 100, autocomplete: 'given-name' }),
    lastname: askedField({ label: 'Last name', maxLength: 100, autocomplete: 'family-name' }),
    email: askedField({
      label: 'Email address',
      control: 'email',
      maxLength: emailMaxLength,
      autocomplete: 'email',
      format: mailableFormat,
    }),
    contact_count: amountField('count', 'Number of customers'),
    active_count: amountField('count', 'Active customers'),
    current_cost: amountField('dollars', 'Current annual cost (USD)'),
    services: servicesField,
  },
  {
    success: 'Your figures have been sent.',
    failure: 'An error occurred. Please try again.',
  },
);

/** Reads a form's values (none, one or a list) as flags, which is what JSON contains. */
function readServices(raw: unknown): unknown {
  const checked = typeof raw === 'string' ? [raw] : (raw ?? []);
  if (!Array.isArray(checked)) return raw;
  return Object.fromEntries(savingsServices.map(({ value }) => [value, checked.includes(value)]));
}

function askedField(settings: Omit<TextSettings, 'missing' | 'ask'>) {
  return textField({ ...settings, missing, ask: `${settings.label} is required.` });
}

/** A required positive number. Counts are whole, dollars are rounded to cents. */
function amountField(kind: AmountKind, label: string): Field<z.ZodMiniType<number>> {
  const tooMuch = `${label} can be at most ${groupDigits(maxAmount)}.`;
  const error = ({ input }: { input?: unknown }) => {
    if (typeof input === 'string') return fault(input);
    if (typeof input !== 'number' || !(input > 0)) return missing;
    return input > maxAmount ? tooMuch : `${label}: ${formatHints[kind]}`;
  };
  const fault = (text: string) => {
    const part = unreadPart(text, kind);
    return part ? `${label}: “${part}” is not understood. ${formatHints[kind]}` : missing;
  };
  const number = kind === 'count' ? z.int({ error }) : z.number({ error });
  return {
    label,
    control: 'number',
    required: true,
    maxLength: null,
    missing,
    ask: 'Enter a number above 0.',
    schema: reading(
      (raw) => readAmount(raw, kind),
      number.check(z.gt(0, missing), z.lte(maxAmount, tooMuch)),
    ),
  };
}

const formatHints: Readonly<Record<AmountKind, string>> = {
  count: 'Please enter a whole number, such as 12,000.',
  dollars: 'Please enter US dollars a year, such as 5,000.',
};

/** Converts a text to a number; returns other input unchanged. */
function readAmount(raw: unknown, kind: AmountKind): unknown {
  const amount = typeof raw === 'string' ? (parseAmount(raw, kind) ?? raw) : raw;
  return kind === 'dollars' && typeof amount === 'number' ? roundToCents(amount) : amount;
}
