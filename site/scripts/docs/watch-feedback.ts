/** Lets the feedback form answer in its place; without its code the browser sends it. */
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
