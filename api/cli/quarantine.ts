import { isoMoment } from '@grovemail/domain/iso-moment.ts';
import { Option } from 'commander';
import type { Held } from '../store/database/page.ts';

/** `--quarantined`: what is held back, and nothing else. */
export function quarantinedOption(): Option {
  return new Option('--quarantined', "only what is held back, as a program's work or in a flood");
}

/** When and why a record was held back, in JSON; nothing for all others. */
export function quarantineMembers({ quarantine }: Held): object {
  if (!quarantine) return {};
  return { quarantinedAt: isoMoment(quarantine.at), reason: quarantine.reason };
}
