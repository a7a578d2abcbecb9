import type { FormValues } from '@grovemail/domain/forms/form.ts';
import type { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import type { Savings } from '@grovemail/domain/savings/savings.ts';

export type SavingsValues = FormValues<typeof savingsForm>;

export interface Calculated {
  values: SavingsValues;
  savings: Savings;
}
