/** Runs once on pages with a carousel or a form, so that the others do not load it. */
import { watchCarousels } from './carousel.ts';
import { carryHeldForms } from './carry-held-forms.ts';
import { watchCompleteForms } from './complete-form.ts';
import { hydrateFilledForms } from './hydrate-filled-forms.ts';

carryHeldForms();
watchCarousels();
watchCompleteForms();
hydrateFilledForms();
