import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { LeadRow } from '../../store/submissions/submission-store.ts';

/** A lead in JSON; `metadata` holds every field that was sent. */
export function leadRecord({ id, createdAt, type, metadata }: LeadRow): object {
  return { id, createdAt: isoTimestamp(createdAt), type, metadata };
}
