import { captureUtm, hasFirstTouch, registerUrl } from '@grovemail/domain/visits/landing.ts';
import { readLocal, writeLocal } from '../browser/storage.ts';

/** Stores the landing query under `utm` and appends the stored value to every registration link. */
export function carryAttribution(): void {
  // Pages opened through links in emails or redirects are not landing pages: their query is not stored.
  const ownPairs = document.body.dataset.landing;
  const utm = ownPairs === undefined ? remember('', '') : remember(location.search, ownPairs);
  if (!utm) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-register]')) {
    // Empty for agencies, whose registration has no location.
    const location = link.dataset.register as 'header' | 'main' | '';
    link.href = registerUrl(link.href.replace(/\?.*/, ''), { utm, location });
  }
}

/**
 * @param ownPairs what the page itself writes into its address (`captureUtm`)
 * @returns this page's query if storage is blocked
 */
function remember(search: string, ownPairs: string): string | null {
  const stored = readLocal('utm') ?? null;
  const next = captureUtm(search, stored, ownPairs);
  if (next !== stored) writeLocal('utm', next);
  // Written once, at the first landing with campaign parameters: leads send it along with the latest one.
  if (next && hasFirstTouch(search) && !readLocal('first_touch')) writeLocal('first_touch', next);
  return next;
}
