import type { SuppressionFilter } from '@grovemail/contract/console/suppressions-bodies.ts';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { suppressionSources } from '@grovemail/domain/preferences/suppression-source.ts';
import { readRows } from '../../resources/read-rows.ts';
import { textSearch } from '../../resources/text-search.ts';
import type { Store } from '../../store/store.ts';
import type { SuppressionRow } from '../../store/suppressions/suppression-store.ts';
import type { Part } from '../serving/list-page.ts';
import { withoutUndefined } from '../serving/without-undefined.ts';
import { kindOf } from './suppression-item.ts';

/** Newest first. A whole address is found at once; for what may be rare, the store looks at all of them. */
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
  const narrowed = narrowedBy(filter);
  yield* readRows(
    ({ before = start, search, ...page }) =>
      store.listSuppressions({
        ...page,
        ...withoutUndefined({ before }),
        ...(search || narrowed ? { search: { text: '', firstId, ...search, ...narrowed } } : {}),
      }),
    limit,
    { ...textSearch<SuppressionRow>(filter.search, ({ email }) => ({ email })), firstId, matches },
  );
}

/** What the store looks for; most are in force, so these are left to `isIn`. */
function narrowedBy({ kind, state, list }: SuppressionFilter) {
  const isLifted = state === 'lifted';
  if (kind === undefined && list === undefined && !isLifted) return;
  const sources = kind && suppressionSources.filter((source) => kindOf(source) === kind);
  return { ...withoutUndefined({ sources, list }), isLifted };
}

function isIn({ kind, state, list, search }: SuppressionFilter) {
  const text = canonicalAddress(search) ?? search.toLowerCase();
  return ({ email, source, liftedAt, ...row }: SuppressionRow): boolean =>
    (kind === undefined || kindOf(source) === kind) &&
    (list === undefined || row.list === list) &&
    (state === 'all' || (liftedAt === null) === (state === 'in-force')) &&
    email.includes(text);
}
