import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import type { Plan } from '@grovemail/domain/pricing/selection.ts';
import { KitSelect } from '../../components/kit/KitSelect.tsx';
import { asTexts, contactOptions } from './contact-options.ts';
import { defaultSelection } from './default-selection.ts';

interface Props {
  /** Null while it is awaited. */
  catalog: Catalog | null;
  plan: Plan;
}

/** Sets the price of Growth; in Flex, that of its add-on modules alone. */
export function ContactsSelect({ catalog, plan }: Props) {
  return (
    <KitSelect
      id="plan-contacts"
      label="Number of Contacts"
      name="contacts"
      options={catalog ? asTexts(contactOptions(plan, catalog)) : []}
      initial={String(defaultSelection.contacts)}
      loading={!catalog}
      {...(plan === 'flex' && { hint: 'Prices only the add-on modules below.' })}
    />
  );
}
