import type { Catalog } from './catalog.ts';
import { defaultCurrency } from './guess-currency.ts';
import { baseModule } from './modules.ts';
import { planBrackets } from './plan-brackets.ts';
import type { Selection } from './selection.ts';

/** The initial selection of both plans: the first bracket, monthly, campaigns only; in Flex, 10,000 emails. */
export function initialSelection(catalog: Catalog): Selection {
  const [first] = planBrackets('growth', catalog);
  const start = { contacts: first?.max ?? 0, period: 'month' } as const;
  return {
    ...start,
    currency: defaultCurrency,
    modules: [baseModule],
    plan: 'growth',
    emails: 10_000,
    kept: start,
  };
}
