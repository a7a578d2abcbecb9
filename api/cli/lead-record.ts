import type { LeadRow } from '../store/submissions/submission-store.ts';
import { isoMoment } from './moment.ts';

/** A lead in JSON, with all that was sent under `metadata`. */
export function leadRecord({ id, createdAt, type, metadata }: LeadRow): object {
  return { id, createdAt: isoMoment(createdAt), type, metadata };
}
