import type { SuppressionFilter } from '@grovemail/contract/console/suppressions-bodies.ts';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { readRows } from '../../resources/read-rows.ts';
import { textSearch } from '../../resources/text-search.ts';
import type { Store } from '../../store/store.ts';
import type { SuppressionRow } from '../../store/suppressions/suppression-store.ts';
import { given } from '../serving/given.ts';
import type { Part } from '../serving/list-page.ts';
import { kindOf } from './suppression-item.ts';

/** Newest first. A whole address is found at once; for a part of one, the store looks at every address. */
export async function* suppressionRows(
  store: Pick<Store, 'findSuppressions' | 'listSuppressions'>,
  filter: SuppressionFilter,
  { limit, before: start, firstId = '' }: Part,
): AsyncGenerator<SuppressionRow> {
  const matches = isIn(filter);
  const email = canonicalAddress(filter.search);
  if (email !== null) {
    if (start === undefined) yield* (await store.findSuppressions(email)).filter(matches);
    return;
  }
  yield* readRows(
    ({ before = start, ...page }) => store.listSuppressions({ ...page, ...given({ before }) }),
    limit,
    { ...textSearch<SuppressionRow>(filter.search, ({ email }) => ({ email })), firstId, matches },
  );
}

function isIn({ kind, state, list, search }: SuppressionFilter) {
  const text = canonicalAddress(search) ?? search.toLowerCase();
  return ({ email, source, liftedAt, ...row }: SuppressionRow): boolean =>
    (kind === undefined || kindOf(source) === kind) &&
    (list === undefined || row.list === list) &&
    (state === 'all' || (liftedAt === null) === (state === 'in-force')) &&
    email.includes(text);
}
