import { shareKeys } from '@grovemail/domain/savings/share-keys.ts';
import { readSession } from '../browser/storage.ts';

/**
 * Hydrates forms at once that have something to fill in: a draft of this session (`form-state/draft.ts`) or
 * a shared calculation in the URL. Other forms wait for an interaction.
 */
export function hydrateFilledForms(): void {
  const query = new URLSearchParams(location.search);
  const shared = Object.keys(shareKeys).some((key) => query.has(key));
  for (const form of document.querySelectorAll<HTMLElement>('form[data-draft]')) {
    const name = form.dataset.draft;
    if (readSession(`draft:${name}`) || (name === 'savings' && shared))
      form.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
}
