/** Runs at load on every page except the documentation. No React. */
import { carryAttribution } from './attribution.ts';
import { followChosenTheme } from './chosen-theme.ts';
import { correctYear } from './correct-year.ts';
import { watchMenus } from './menu.ts';
import { renewPush } from './renew-push.ts';
import { silenceConsole } from './silence-console.ts';
import { pickTestimonial } from './testimonial.ts';
import { watchUnsent } from './watch-unsent.ts';

if (import.meta.env.SITE_ENV !== 'development') silenceConsole();
carryAttribution();
watchMenus();
pickTestimonial();
correctYear();
followChosenTheme();
watchUnsent();
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
