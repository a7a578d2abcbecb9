/** Runs at load on every page except the documentation. No React. */
import { readSession } from '../browser/storage.ts';
import { carryAttribution } from './attribution.ts';
import { followChosenTheme } from './chosen-theme.ts';
import { correctYear } from './correct-year.ts';
import { watchMenus } from './menu.ts';
import { renewPush } from './renew-push.ts';
import { silenceConsole } from './silence-console.ts';
import { pickTestimonial } from './testimonial.ts';

if (import.meta.env.SITE_ENV !== 'development') silenceConsole();
carryAttribution();
watchMenus();
pickTestimonial();
correctYear();
followChosenTheme();
// Requests that a previous page could not send.
if (readSession('unsent'))
  void import('../browser/unsent.ts').then((unsent) => unsent.sendUnsent());
// What fetches more code waits for the first painted frame, or for the first focus if that comes first.
addEventListener('focusin', loadPageParts, { once: true });
addEventListener('load', () =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      loadPageParts();
      renewPush();
    }),
  ),
);

function loadPageParts(): void {
  void import('./page-parts.ts');
}
