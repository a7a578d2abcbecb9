import { watchCarousels } from './carousel.ts';
import { watchCompleteForms } from './complete-form.ts';
import { hydrateFilledForms } from './hydrate-filled-forms.ts';

/** What only some pages have, so that the others do not load it. */
export function watchPageParts(): void {
  watchCarousels();
  watchCompleteForms();
  hydrateFilledForms();
}
