import type { ContactFilter } from '@grovemail/contract/console/people-bodies.ts';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { liveSpace } from '../../keys/space.ts';
import { readRows } from '../../resources/read-rows.ts';
import { textSearch } from '../../resources/text-search.ts';
import type { ContactRow } from '../../store/contacts/contact-store.ts';
import { afterEveryId } from '../../store/database/page.ts';
import { firstUuidV7At } from '../../store/database/uuid-v7.ts';
import type { Store } from '../../store/store.ts';
import type { Part } from '../serving/list-page.ts';

/** The contacts of live keys that match a filter, newest first. A whole address is found at once. */
export async function* contactRows(
  store: Store,
  { search, since, until }: ContactFilter,
  { limit, before = afterEveryId, firstId = '' }: Part,
): AsyncGenerator<ContactRow> {
  const [, first = ''] = [firstId, since === undefined ? '' : firstUuidV7At(since)].toSorted();
  const [end = before] = [before, until === undefined ? before : firstUuidV7At(until)].toSorted();
  const email = canonicalAddress(search);
  if (email !== null) {
    const row = await store.findContactByEmail(liveSpace, email);
    if (row && row.id >= first && row.id < end) yield row;
    return;
  }
  const texts = ({ email, firstname, lastname }: ContactRow) => ({ email, firstname, lastname });
  yield* readRows(
    (page) =>
      store.readContacts({ space: liveSpace, byName: true, limit: 100, before: end, ...page }),
    limit,
    { ...textSearch(search, texts), firstId: first },
  );
}
