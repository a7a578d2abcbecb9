import type { Catalog } from './catalog.ts';
import { fitVolume } from './flex-volumes.ts';
import { aboveTiers, planBrackets } from './plan-brackets.ts';
import type { Plan, Selection } from './selection.ts';

/** The selection with the brackets of a catalog, in the shown plan and in the other one, and a volume of Flex. */
export function fitSelection(selection: Selection, catalog: Catalog): Selection {
  const { plan, contacts, emails, kept } = selection;
  const other = plan === 'flex' ? 'growth' : 'flex';
  return {
    ...selection,
    contacts: fitContacts(contacts, plan, catalog),
    emails: fitVolume(emails),
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
