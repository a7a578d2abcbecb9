import { callApi, jsonPost } from '../../browser/call-api.ts';

/** Submits the page's feedback form without leaving the page. */
export function watchFeedback(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!('feedback' in form.dataset)) return;
    event.preventDefault();
    void sendFeedback(form);
  });
}

/** Shows thanks only after it is stored, and keeps the comment if that fails. */
async function sendFeedback(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector<HTMLElement>('[role=status]');
  const show = (words: string) => {
    if (status) status.textContent = words;
  };
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  show('Sending…');
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const result = await callApi(form.action, jsonPost(body));
  if (result.kind === 'accepted' && typeof result.payload === 'string') {
    // The focus reads it, so it is not announced as well.
    if (status) status.ariaLive = 'off';
    show(result.payload);
    form.dataset.sent = '';
    status?.focus();
  } else {
    show(result.kind === 'rejected' ? result.error : unsent);
  }
  form.ariaBusy = null;
}

const unsent = 'Your feedback could not be sent. Check your connection and try again.';
