import { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';

export type AmountField = 'contact_count' | 'active_count' | 'current_cost';

/** An amount of the calculator as typed; null unless it is above zero. */
export function typedAmount(name: AmountField, text: unknown): number | null {
  return savingsForm.fields[name].schema.safeParse(text).data ?? null;
}
