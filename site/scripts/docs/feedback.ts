import { callApi, jsonPost } from '../../browser/call-api.ts';

/** Sends the feedback form of a page; thanks only when it was stored, and keeps the words when it was not. */
export async function sendFeedback(form: HTMLFormElement): Promise<void> {
  const said = form.querySelector<HTMLElement>('[role=status]');
  const say = (words: string) => {
    if (said) said.textContent = words;
  };
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  say('Sending…');
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const result = await callApi(form.action, jsonPost(body));
  if (result.kind === 'accepted' && typeof result.payload === 'string') {
    say(result.payload);
    form.dataset.sent = '';
    said?.focus();
  } else {
    say(result.kind === 'refused' ? result.error : unsent);
  }
  form.ariaBusy = null;
}

const unsent = 'Your feedback could not be sent. Check your connection and try again.';
