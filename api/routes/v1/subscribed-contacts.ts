import type { ContactDetailsResource } from '@grovemail/contract/operations/v1-contacts.ts';
import { liveSpace, type Space } from '../../keys/space.ts';
import { subscriptionResource } from '../../resources/subscription-resource.ts';
import type { ContactRow } from '../../store/contacts/contact-store.ts';
import type { Store } from '../../store/store.ts';
import { contactResource } from './contact-fields.ts';

/**
 * Contacts as the API shows them, with their subscriptions. Suppressions are of live recipients, so contacts of test
 * keys must not reveal them.
 */
export async function subscribedContacts(
  store: Pick<Store, 'suppressionsInForce'>,
  space: Space,
  contacts: readonly Pick<ContactRow, 'email'>[],
): Promise<(row: ContactRow) => ContactDetailsResource> {
  const emails = space === liveSpace ? contacts.map(({ email }) => email) : [];
  const inForce = await store.suppressionsInForce(emails);
  return (row) => ({
    ...contactResource(row),
    subscription: subscriptionResource(inForce.get(row.email)),
  });
}
