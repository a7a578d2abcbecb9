import { captureUtm, registerUrl } from '@grovemail/domain/forms/attribution.ts';

/** Stores the landing query under `utm` and adds what is stored to every registration link (R21–R23, R77). */
export function carryAttribution(): void {
  const utm = remember(location.search);
  if (!utm) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-register]')) {
    const place = link.dataset.register as 'header' | 'main';
    link.href = registerUrl(link.dataset.app ?? link.href, { utm, location: place });
  }
}

/** Storage may be blocked (H6): then this page's own query still counts. */
function remember(search: string): string | null {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem('utm');
    const next = captureUtm(search, stored);
    if (next !== null && next !== stored) localStorage.setItem('utm', next);
    return next;
  } catch {
    return captureUtm(search, stored);
  }
}
