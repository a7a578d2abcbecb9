import { type Attribution, readAttribution } from '@grovemail/domain/visits/attribution.ts';
import { readLocal } from '../../browser/storage.ts';

/**
 * Where this visitor came from, as a lead carries it: the stored query of the last landing, and the
 * marks of the first one, frozen. Where storage is blocked, this page's own address still counts.
 */
export function whereFrom(): Attribution {
  const utm = readLocal('utm');
  if (utm === undefined) {
    return readAttribution({ utm: location.search, first_touch: location.search });
  }
  return readAttribution({ utm, first_touch: readLocal('first_touch') });
}
