/** Submits the feedback form without leaving the page; when the code fails to load, the browser submits it. */
export function watchFeedback(load: () => Promise<(form: HTMLFormElement) => void>): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!('feedback' in form.dataset)) return;
    event.preventDefault();
    load().then(
      (send) => send(form),
      () => form.submit(),
    );
  });
}
