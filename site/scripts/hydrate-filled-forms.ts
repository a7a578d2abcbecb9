import { shareKeys } from '@grovemail/domain/savings/share-keys.ts';
import { readSession } from '../browser/storage.ts';

/**
 * Immediately hydrates forms with something to fill in or to repeat: a draft of this session
 * (`form-state/draft.ts`), a send without a response (`form-state/submissions.ts`), or a shared calculation in
 * the URL. Other forms wait for an interaction.
 */
export function hydrateFilledForms(): void {
  const query = new URLSearchParams(location.search);
  const shared = Object.keys(shareKeys).some((key) => query.has(key));
  for (const form of document.querySelectorAll<HTMLElement>('form[data-draft]')) {
    const name = form.dataset.draft;
    const isKept = readSession(`draft:${name}`) || readSession(`sending:${name}`);
    if (isKept || (name === 'savings' && shared))
      form.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
}
