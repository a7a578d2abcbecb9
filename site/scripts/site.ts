/** What every page runs at load: under 2 KiB, no React. */
import { carryAttribution } from './attribution.ts';
import { watchCarousels } from './carousel.ts';
import { followChosenTheme } from './chosen-theme.ts';
import { watchCompleteForms } from './complete-form.ts';
import { watchIslands } from './islands.ts';
import { watchMenus } from './menu.ts';
import { silenceConsole } from './quiet.ts';
import { renewPush } from './renew-push.ts';
import { pickTestimonial } from './testimonial.ts';
import { wakeForms } from './wake.ts';
import { watchUnsent } from './watch-unsent.ts';
import { correctYear } from './year.ts';

if (import.meta.env.SITE_CONFIG.env !== 'development') silenceConsole();
watchIslands();
carryAttribution();
watchMenus();
pickTestimonial();
correctYear();
followChosenTheme();
watchUnsent();
watchCompleteForms();
// What asks for more code lets the page be drawn first.
addEventListener('load', () => {
  watchCarousels();
  wakeForms();
  renewPush();
});
