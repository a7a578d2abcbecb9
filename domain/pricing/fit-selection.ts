import type { Catalog } from './catalog.ts';
import { aboveTiers, planBrackets } from './plan-brackets.ts';
import type { Plan, Selection } from './selection.ts';

/** The selection with the brackets of a catalog, in the shown plan and in the other one. */
export function fitSelection(selection: Selection, catalog: Catalog): Selection {
  const { plan, contacts, kept } = selection;
  const other = plan === 'flex' ? 'growth' : 'flex';
  return {
    ...selection,
    contacts: fitContacts(contacts, plan, catalog),
    kept: { ...kept, contacts: fitContacts(kept.contacts, other, catalog) },
  };
}

/** The smallest bracket that holds the contacts; for more than that, Flex has its first one. */
function fitContacts(contacts: number, plan: Plan, catalog: Catalog): number {
  const brackets = planBrackets(plan, catalog);
  const [first] = plan === 'flex' ? brackets : [];
  const held = brackets.find(({ max }) => max >= contacts) ?? first;
  return held?.max ?? aboveTiers(catalog);
}
