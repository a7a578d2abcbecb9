import { Option } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { Quarantinable } from '../../store/submissions/submission-store.ts';

export function quarantinedOption(): Option {
  return new Option('--quarantined', 'only records held back as suspected spam or during a flood');
}

/** The JSON fields that say when and why a record was held back; none for other records. */
export function quarantineFields({ quarantine }: Quarantinable): object {
  if (!quarantine) return {};
  return { quarantinedAt: isoTimestamp(quarantine.at), reason: quarantine.reason };
}
