import type { Field } from '@grovemail/domain/forms/field.ts';
import { type LeadType, leadForms } from '@grovemail/domain/forms/lead.ts';
import { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { formatUsd } from '@grovemail/domain/savings/savings.ts';

/** The fields of a lead by label, in the form's order, and its source. */
export function leadFacts(
  type: LeadType,
  metadata: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const fields = Object.entries<Field>(leadForms[type].fields).map(([name, field]) => [
    field.label,
    shown(metadata[name], field),
  ]);
  const { current_cost: cost, utm, first_touch: first } = metadata;
  const savings = savingsOf(metadata);
  return {
    ...Object.fromEntries(fields),
    ...(typeof cost === 'number'
      ? { [savingsForm.fields.current_cost.label]: `$${formatUsd(cost)}` }
      : {}),
    ...(savings === null ? {} : { [savingsLabel]: `$${formatUsd(savings)}` }),
    'Last visit from': textOf(utm),
    'First visit from': pairs(first),
  };
}

export const savingsLabel = 'Savings a year';

function shown(value: unknown, { options, control }: Field): string {
  if (typeof value === 'number') return control === 'number' ? groupDigits(value) : String(value);
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object' && value !== null && options) {
    const ticked = options.filter((option) => Reflect.get(value, option.value) === true);
    return ticked.map(({ label }) => label).join(', ') || 'None';
  }
  const label = options?.find((option) => option.value === value)?.label;
  return label ?? textOf(value);
}

/** US dollars a year. Null without a service: then it would be all that the sender pays now. */
export function savingsOf({ savings, services }: Readonly<Record<string, unknown>>): number | null {
  const hasService =
    typeof services === 'object' && services !== null && Object.values(services).includes(true);
  return typeof savings === 'number' && hasService ? savings : null;
}

function pairs(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, text]) => `${name}=${textOf(text)}`)
    .join(', ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
