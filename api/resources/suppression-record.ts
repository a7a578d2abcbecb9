import type { SuppressionRow } from '../store/suppressions/suppression-store.ts';
import { csvLine } from './csv-line.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** The columns of `preferences export`. */
export const suppressionColumns = [
  'id',
  'account',
  'email',
  'list',
  'contactId',
  'since',
  'changedAt',
  'source',
  'reason',
  'liftedAt',
  'endsAt',
] as const;

/** A suppression in JSON and CSV. */
export function suppressionRecord(row: SuppressionRow) {
  const { id, account, email, list, contactId, source, reason, liftedAt, endsAt } = row;
  return {
    id,
    account,
    email,
    list,
    contactId,
    since: isoTimestamp(row.since),
    changedAt: isoTimestamp(row.changedAt),
    source,
    reason,
    liftedAt: liftedAt === null ? null : isoTimestamp(liftedAt),
    endsAt: endsAt === null ? null : isoTimestamp(endsAt),
  };
}

/** Suppressions as lines of CSV, which `preferences import` accepts. */
export async function* suppressionCsv(
  rows: Iterable<SuppressionRow> | AsyncIterable<SuppressionRow>,
): AsyncGenerator<string> {
  yield csvLine(suppressionColumns);
  for await (const row of rows) {
    const record = suppressionRecord(row);
    yield csvLine(suppressionColumns.map((name) => record[name]));
  }
}
