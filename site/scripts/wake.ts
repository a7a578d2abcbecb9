import { shareKeys } from '@grovemail/domain/savings/share-keys.ts';
import { readSession } from '../browser/storage.ts';

/**
 * Brings a form to life at once when there is something to fill into it: its draft of this session
 * (`islands/forms/draft.ts`), or a shared calculation in the address. Other forms wait to be touched.
 */
export function wakeForms(): void {
  const query = new URLSearchParams(location.search);
  const shared = Object.keys(shareKeys).some((key) => query.has(key));
  for (const form of document.querySelectorAll<HTMLElement>('form[data-draft]')) {
    const name = form.dataset.draft;
    if (readSession(`draft:${name}`) || (name === 'savings' && shared))
      form.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
}
