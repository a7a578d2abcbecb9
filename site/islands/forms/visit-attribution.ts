import { type Attribution, readAttribution } from '@grovemail/domain/visits/attribution.ts';
import { readLocal } from '../../browser/storage.ts';

/**
 * The attribution that is sent with a lead: the stored query of the latest landing and the campaign parameters
 * of the first one. Where storage is blocked, the query of this page is used for both.
 */
export function visitAttribution(): Attribution {
  const utm = readLocal('utm');
  if (utm === undefined) {
    return readAttribution({ utm: location.search, first_touch: location.search });
  }
  return readAttribution({ utm, first_touch: readLocal('first_touch') });
}
