import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { bracketLabel, type Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { aboveTiers, planBrackets } from '@grovemail/domain/pricing/plan-brackets.ts';
import type { Plan } from '@grovemail/domain/pricing/selection.ts';

interface NumberOption {
  value: number;
  label: string;
}

/** The numbers of contacts to choose from. Growth has one more, which leads to Enterprise. */
export function contactOptions(plan: Plan, catalog: Catalog): NumberOption[] {
  const brackets = planBrackets(plan, catalog).map((bracket) => ({
    value: bracket.max,
    label: bracketLabel(bracket),
  }));
  if (plan === 'flex') return brackets;
  const most = aboveTiers(catalog);
  return [...brackets, { value: most, label: `More than ${groupDigits(most - 1)}` }];
}

/** For a select, whose values are texts. */
export function asTexts(options: readonly NumberOption[]) {
  return options.map(({ value, label }) => ({ value: String(value), label }));
}
