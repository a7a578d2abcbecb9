import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { SuppressionRow } from '../../store/suppressions/suppression-store.ts';

/** A suppression in JSON and CSV. */
export function suppressionRecord(row: SuppressionRow) {
  const { id, account, email, list, contactId, since, changedAt, source, reason, liftedAt } = row;
  return {
    id,
    account,
    email,
    list,
    contactId,
    since: isoTimestamp(since),
    changedAt: isoTimestamp(changedAt),
    source,
    reason,
    liftedAt: liftedAt === null ? null : isoTimestamp(liftedAt),
  };
}
