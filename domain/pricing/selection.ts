import type { CurrencyCode } from './currencies.ts';
import type { ModuleCode } from './modules.ts';
import type { Period } from './period.ts';

export type Plan = 'growth' | 'flex';

/** What each plan has a choice of its own for. */
export interface PlanChoice {
  /** The size of the list. */
  contacts: number;
  period: Period;
}

export interface Selection extends PlanChoice {
  currency: CurrencyCode;
  /** In the modules' own order, campaigns first. */
  modules: ModuleCode[];
  plan: Plan;
  /** A month, in Flex. */
  emails: number;
  /** The choice in the plan that is not shown. */
  kept: PlanChoice;
}

export type SelectionChange = Partial<Omit<Selection, 'kept'>>;

/** The selection with a plan shown as it was left; the choice in the other one is kept. */
export function showPlan(selection: Selection, plan: Plan): Selection {
  if (plan === selection.plan) return selection;
  const { contacts, period, kept } = selection;
  return { ...selection, ...kept, plan, kept: { contacts, period } };
}

/** The selection after a change. What changes together with the plan was chosen in the one that was shown. */
export function changeSelection(
  selection: Selection,
  { plan, ...change }: SelectionChange,
): Selection {
  const changed = { ...selection, ...change };
  return plan ? showPlan(changed, plan) : changed;
}
