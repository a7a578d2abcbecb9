import type { FormValues } from '@grovemail/domain/forms/form.ts';
import { type savingsForm, savingsServices } from '@grovemail/domain/forms/savings-lead.ts';
import { type Savings, savings } from '@grovemail/domain/savings/savings.ts';
import type { SharedFigures } from '@grovemail/domain/savings/share-link.ts';
import { typedAmount } from './typed-amount.ts';

export type SavingsValues = FormValues<typeof savingsForm>;

export interface Calculated {
  /** A preview and a shared calculation have no name. */
  values: SharedFigures & { firstname?: string };
  savings: Savings;
}

export function calculated(values: Calculated['values']): Calculated {
  const { active_count: activeCount, current_cost: currentCost, services } = values;
  return { values, savings: savings({ activeCount, currentCost, services }) };
}

/** The result of a form's or a shared link's figures; null while one is missing. */
export function typedResult(fields: Iterable<[name: string, value: unknown]>): Calculated | null {
  const all = [...fields];
  const texts = Object.fromEntries(all);
  const customers = typedAmount('contact_count', texts.contact_count);
  const active = typedAmount('active_count', texts.active_count);
  const cost = typedAmount('current_cost', texts.current_cost);
  if (customers === null || active === null || cost === null) return null;
  const isTicked = (service: string) =>
    all.some(([name, value]) => name === 'services' && value === service);
  return calculated({
    contact_count: customers,
    active_count: active,
    current_cost: cost,
    services: Object.fromEntries(savingsServices.map(({ value }) => [value, isTicked(value)])),
  });
}
