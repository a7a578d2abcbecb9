import { captureUtm, hasMarks, registerUrl } from '@grovemail/domain/visits/landing.ts';
import { readLocal, writeLocal } from '../browser/storage.ts';

/** Stores the landing query under `utm` and adds what is stored to every registration link. */
export function carryAttribution(): void {
  // Where the address is not a landing's but a hand-over's or a recipient's, nothing is kept.
  const landing = 'landing' in document.body.dataset ? location.search : '';
  const utm = remember(landing);
  if (!utm) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-register]')) {
    const app = link.href.replace(/\/register\b.*/, '');
    link.href = registerUrl(app, { utm, location: link.dataset.register as 'header' | 'main' });
  }
}

/** Where storage is blocked, this page's own query still counts. */
function remember(search: string): string | null {
  const stored = readLocal('utm') ?? null;
  const next = captureUtm(search, stored);
  if (next !== stored) writeLocal('utm', next);
  // The first landing with marks, frozen: leads carry it beside the last one.
  if (next && hasMarks(search) && !readLocal('first_touch')) writeLocal('first_touch', next);
  return next;
}
