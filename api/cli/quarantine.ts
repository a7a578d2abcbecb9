import { Option } from 'commander';
import type { Held } from '../store/store.ts';
import { isoMoment } from './moment.ts';

/** `--quarantined`: what is held back, and nothing else. */
export function quarantinedOption(): Option {
  return new Option('--quarantined', 'only what looks like the work of a program and is held back');
}

/** When and why a record was held back, in JSON; nothing for all others. */
export function quarantineMembers({ quarantine }: Held): object {
  if (!quarantine) return {};
  return { quarantinedAt: isoMoment(quarantine.at), reason: quarantine.reason };
}
