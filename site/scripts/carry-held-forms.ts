import { readLocal, writeSession } from '../browser/storage.ts';
import { createSubmission, keepSubmission, typedIn } from '../browser/submission.ts';

/**
 * A form that is submitted before its island is hydrated waits for it (`load-on-interaction.ts`). If the visitor
 * leaves before that, this sends it as the browser would, and the island repeats it on return with the same
 * Idempotency-Key (`form-state/submissions.ts`). A third-party service has no such key, and takes no form: the fields
 * are only kept.
 */
export function carryHeldForms(): void {
  let carry: (() => void) | undefined;

  // While the event bubbles, because the loader has decided by then.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    carry = undefined;
    const form = target as HTMLFormElement;
    const name = form.dataset.draft;
    // The island has taken over.
    if (!name || form.noValidate) return;
    if (!defaultPrevented) return writeSession(`sending:${name}`, null);
    const submission = createSubmission(typedIn(form));
    keepSubmission(name, submission);
    if ('foreign' in form.dataset) return;
    carry = () => {
      const body = new URLSearchParams(submission.typed);
      // As in the lead the island repeats.
      for (const mark of ['utm', 'first_touch'] as const) body.set(mark, readLocal(mark) ?? '');
      const headers = { 'idempotency-key': submission.key };
      void fetch(form.action, { method: 'POST', body, headers, keepalive: true });
    };
  });
  addEventListener('pagehide', () => carry?.());
}
