import { isoMoment } from '@grovemail/domain/iso-moment.ts';
import type { SuppressionRow } from '../store/suppressions/suppression-store.ts';

/** A suppression in JSON and CSV. */
export function suppressionRecord(row: SuppressionRow) {
  const { id, account, email, list, contactId, since, changedAt, source, reason, liftedAt } = row;
  return {
    id,
    account,
    email,
    list,
    contactId,
    since: isoMoment(since),
    changedAt: isoMoment(changedAt),
    source,
    reason,
    liftedAt: liftedAt === null ? null : isoMoment(liftedAt),
  };
}
