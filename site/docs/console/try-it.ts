/** Opens the API console from any "Try it" button; its code is fetched at the first click. */
export function watchTryIt(load: () => Promise<(button: HTMLElement) => Promise<void>>): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-try]');
    if (!button) return;
    button.ariaBusy = 'true';
    load()
      .then((open) => open(button))
      .catch(() => {
        button.textContent = 'Not loaded. Reload';
        // Browsers do not retry a module that failed to load.
        button.onclick = () => location.reload();
      })
      .finally(() => {
        button.ariaBusy = null;
      });
  });
}
