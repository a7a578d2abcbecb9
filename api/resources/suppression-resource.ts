import type { SuppressionResource } from '@grovemail/contract/operations/v1-suppressions.ts';
import { isErased } from '../mailing/erased-address.ts';
import type { SuppressionRow } from '../store/suppressions/suppression-store.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** A suppression as the API shows it. */
export function suppressionResource(row: SuppressionRow): SuppressionResource {
  const { id, email, list, source, reason, since, endsAt, liftedAt } = row;
  return {
    id,
    email: isErased(email) ? null : email,
    list,
    source,
    reason,
    since: isoTimestamp(since),
    ends_at: endsAt === null ? null : isoTimestamp(endsAt),
    lifted_at: liftedAt === null ? null : isoTimestamp(liftedAt),
  };
}
