import type { CurrencyCode } from './currencies.ts';
import type { ModuleCode } from './modules.ts';
import type { Period } from './period.ts';

export type Plan = 'growth' | 'flex';

/** The part of the selection that each plan has separately. */
export interface PlanChoice {
  /** The size of the list. */
  contacts: number;
  period: Period;
}

export interface Selection extends PlanChoice {
  currency: CurrencyCode;
  /** In the order of `moduleCodes`. */
  modules: ModuleCode[];
  plan: Plan;
  /** Per month, for Flex. */
  emails: number;
  /** The choice in the plan that is not shown. */
  kept: PlanChoice;
}

export type SelectionChange = Partial<Omit<Selection, 'kept'>>;

/** Switches the plan, and keeps the choice of the other one. */
export function showPlan(selection: Selection, plan: Plan): Selection {
  if (plan === selection.plan) return selection;
  const { contacts, period, kept } = selection;
  return { ...selection, ...kept, plan, kept: { contacts, period } };
}

/** Changes the selection. Other changes apply before the plan switches. */
export function changeSelection(
  selection: Selection,
  { plan, ...change }: SelectionChange,
): Selection {
  const changed = { ...selection, ...change };
  return plan ? showPlan(changed, plan) : changed;
}
