import { type Attribution, readAttribution } from '@grovemail/domain/visits/attribution.ts';

/**
 * Where this visitor came from, as a lead carries it: the stored query of the last landing, and the
 * marks of the first one, frozen. Where storage is blocked, this page's own address still counts.
 */
export function whereFrom(): Attribution {
  try {
    return readAttribution({
      utm: localStorage.getItem('utm'),
      first_touch: localStorage.getItem('first_touch'),
    });
  } catch {
    return readAttribution({ utm: location.search, first_touch: location.search });
  }
}
