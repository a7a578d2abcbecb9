import type { Quarantinable } from '../store/submissions/submission-store.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** The columns for when and why a record was quarantined. */
export const quarantineColumns = ['quarantinedAt', 'reason'] as const;

/** The JSON fields for when and why a record was quarantined; none for other records. */
export function quarantineFields({ quarantine }: Quarantinable): object {
  if (!quarantine) return {};
  return { quarantinedAt: isoTimestamp(quarantine.at), reason: quarantine.reason };
}
