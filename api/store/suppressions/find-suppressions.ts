import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { suppressionSources } from '@grovemail/domain/preferences/suppression-source.ts';
import { inChunks } from '../database/in-chunks.ts';
import { type Page, type PageResult, pageValues } from '../database/page.ts';
import { flag, integer, oneOf, rowReader, text } from '../database/row.ts';
import { search } from '../database/search.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { keptCount } from '../row-counts/kept-counts.ts';
import { erasedAs, eraser } from '../secrets/keyed-digest.ts';
import {
  findInForceOf,
  searchedSuppressions,
  suppressionStatements,
} from './suppression-statements.ts';
import type { SuppressionFilter, SuppressionRow, SuppressionSearch } from './suppression-store.ts';

export const readSuppression = rowReader({
  id: text,
  change_id: text,
  account: text,
  email: text,
  list: text,
  contact_id: text.nullable(),
  since: integer,
  changed_at: integer,
  source: oneOf(...suppressionSources),
  reason: text.nullable(),
  lifted_at: integer.nullable(),
  ends_at: integer.nullable(),
});

export const readSuppressionCount = rowReader({
  source: oneOf(...suppressionSources),
  list: text,
  in_force: flag,
  count: integer,
});

/** The active suppressions of exactly this list, those without an end first. @param now milliseconds since the epoch */
export function* findInForce(
  { account, email, list }: { account: string; email: string; list: string },
  now: number,
): Transaction<SuppressionRow[]> {
  const [address, kept] = yield* storedAs(email);
  const values = [account, address, list, kept, now];
  const rows = yield* query(suppressionStatements.findInForce, ...values);
  return rows.map((row) => readSuppression({ ...row, email: address }));
}

/** See `SuppressionStore.pageSuppressions`. @param now milliseconds since the epoch */
export function* pageSuppressions(
  { account, email, limit, before }: SuppressionFilter,
  now: number,
): Transaction<PageResult<SuppressionRow>> {
  const values = [...pageValues({ limit, ...(before === undefined ? {} : { before }) }), now];
  if (email === undefined) {
    const rows = yield* query(suppressionStatements.pageSuppressions, ...values, account);
    const [counted] = yield* query(keptCount('suppressions'), account);
    return { rows: rows.map(readSuppression), size: Number(counted?.count) };
  }
  const addresses = yield* storedAs(email);
  const rows = yield* query(
    suppressionStatements.pageSuppressionsOf,
    ...values,
    account,
    ...addresses,
  );
  const [counted] = yield* query(suppressionStatements.countSuppressionsOf, account, ...addresses);
  return {
    rows: rows.map((row) => readSuppression({ ...row, email: addresses[0] })),
    size: Number(counted?.count),
  };
}

/** Suppressions that may match a search, newest first. @param now milliseconds since the epoch */
export function* searchSuppressions(
  wanted: SuppressionSearch,
  page: Page,
  now: number,
): Transaction<SuppressionRow[]> {
  const rows = yield* search(searchedSuppressions(wanted, now), wanted, ...pageValues(page));
  return rows.map(readSuppression).map((row) => {
    const hasEnded = row.liftedAt === null && row.endsAt !== null && row.endsAt <= now;
    return hasEnded ? { ...row, liftedAt: row.endsAt } : row;
  });
}

/** See `SuppressionStore.suppressionsInForce`. @param now milliseconds since the epoch */
export function* suppressionsInForce(
  emails: readonly string[],
  now: number,
): Transaction<Map<string, SuppressionRow[]>> {
  const erased = yield* eraser();
  const owners = new Map<string, string>();
  for (const email of emails) {
    const address = addressKey(email);
    for (const key of [address, erased(address)]) if (key !== null) owners.set(key, address);
  }
  const found = new Map<string, SuppressionRow[]>();
  for (const keys of inChunks([...owners.keys()])) {
    for (const row of yield* query(findInForceOf(keys.length), now, ...keys)) {
      const suppression = readSuppression(row);
      const email = owners.get(suppression.email) ?? suppression.email;
      found.set(email, [...(found.get(email) ?? []), { ...suppression, email }]);
    }
  }
  return found;
}

/** The keys of an address's suppressions: the address and, after an erasure, its hash. */
export function* storedAs(email: string): Transaction<[address: string, kept: string]> {
  const address = addressKey(email);
  return [address, (yield* erasedAs(address)) ?? address];
}
