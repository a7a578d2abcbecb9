/** Runs once, after the first painted frame. */
import { watchCarousels } from './carousel.ts';
import { carryHeldForms } from './carry-held-forms.ts';
import { watchCompleteForms } from './complete-form.ts';
import { hydrateFilledForms } from './hydrate-filled-forms.ts';
import { offerNotifications } from './offer-notifications.ts';
import { playDrawings } from './play-drawings.ts';

carryHeldForms();
watchCarousels();
watchCompleteForms();
playDrawings();
hydrateFilledForms();
offerNotifications();
if (document.querySelector('[data-composer],[data-week],[data-report]'))
  void import('./product-moments.ts');
