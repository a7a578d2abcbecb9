import type { Catalog } from './catalog.ts';
import { fitVolume } from './flex-volumes.ts';
import { aboveTiers, planBrackets } from './plan-brackets.ts';
import type { Plan, Selection } from './selection.ts';

/** Maps the contacts of both plans to brackets of a catalog, and the emails to a volume of Flex. */
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

/** The smallest bracket with room for the contacts. For more than the largest one, Flex starts with the first. */
function fitContacts(contacts: number, plan: Plan, catalog: Catalog): number {
  const brackets = planBrackets(plan, catalog);
  const [first] = plan === 'flex' ? brackets : [];
  const bracket = brackets.find(({ max }) => max >= contacts) ?? first;
  return bracket?.max ?? aboveTiers(catalog);
}
