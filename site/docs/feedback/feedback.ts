import { callApi, jsonPost } from '../../browser/call-api.ts';

/** Submits a page's feedback form. Says thanks only after it is stored, and keeps the comment if that fails. */
export async function sendFeedback(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector<HTMLElement>('[role=status]');
  const say = (words: string) => {
    if (status) status.textContent = words;
  };
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  say('Sending…');
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const result = await callApi(form.action, jsonPost(body));
  if (result.kind === 'accepted' && typeof result.payload === 'string') {
    say(result.payload);
    form.dataset.sent = '';
    status?.focus();
  } else {
    say(result.kind === 'refused' ? result.error : unsent);
  }
  form.ariaBusy = null;
}

const unsent = 'Your feedback could not be sent. Check your connection and try again.';
