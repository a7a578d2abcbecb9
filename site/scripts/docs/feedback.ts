/** Sends the feedback form of a page; thanks only when it was stored, and keeps the words when it was not. */
export async function sendFeedback(form: HTMLFormElement, fetch = globalThis.fetch): Promise<void> {
  const said = form.querySelector<HTMLElement>('[role=status]');
  const say = (words: string) => {
    if (said) said.textContent = words;
  };
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  say('Sending…');
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      credentials: 'omit',
    });
    const { error, payload } = await response.json();
    if (!response.ok || typeof payload !== 'string') {
      say(typeof error === 'string' ? error : unsent);
    } else {
      say(payload);
      form.dataset.sent = '';
      said?.focus();
    }
  } catch {
    say(unsent);
  }
  form.ariaBusy = null;
}

const unsent = 'Your feedback could not be sent. Check your connection and try again.';
