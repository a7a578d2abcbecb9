import { type Attribution, readAttribution } from '@grovemail/domain/visits/attribution.ts';
import { readLocal } from '../../browser/storage.ts';

/**
 * What goes to our own API beside a lead: the stored query of the latest landing and the campaign parameters
 * of the first one; nothing if there are none. Where storage is blocked, the query of this page is used for both.
 */
export function visitAttribution(): { attribution?: Attribution } {
  const utm = readLocal('utm');
  const attribution =
    utm === undefined
      ? readAttribution({ utm: location.search, first_touch: location.search })
      : readAttribution({ utm, first_touch: readLocal('first_touch') });
  return Object.keys(attribution).length > 0 ? { attribution } : {};
}
