/** Runs at load on every page but the documentation. Budget: under 2 KiB, no React. */
import { carryAttribution } from './attribution.ts';
import { watchCarousels } from './carousel.ts';
import { followChosenTheme } from './chosen-theme.ts';
import { watchCompleteForms } from './complete-form.ts';
import { correctYear } from './correct-year.ts';
import { hydrateFilledForms } from './hydrate-filled-forms.ts';
import { watchIslands } from './islands.ts';
import { watchMenus } from './menu.ts';
import { renewPush } from './renew-push.ts';
import { silenceConsole } from './silence-console.ts';
import { pickTestimonial } from './testimonial.ts';
import { watchUnsent } from './watch-unsent.ts';

if (import.meta.env.SITE_CONFIG.env !== 'development') silenceConsole();
watchIslands();
carryAttribution();
watchMenus();
pickTestimonial();
correctYear();
followChosenTheme();
watchUnsent();
watchCompleteForms();
// Scripts that may fetch more code wait for the first paint.
addEventListener('load', () => {
  watchCarousels();
  hydrateFilledForms();
  renewPush();
});
