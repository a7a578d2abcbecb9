/** Opens the API console from any "Try it"; its code is fetched with the first press. */
export function watchTryIt(load: () => Promise<(button: HTMLElement) => Promise<void>>): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-try]');
    if (!button) return;
    button.ariaBusy = 'true';
    load()
      .then((open) => open(button))
      .catch(() => {
        button.textContent = 'Not loaded. Reload';
        // A module that did not come is not asked for again by browsers.
        button.onclick = () => location.reload();
      })
      .finally(() => {
        button.ariaBusy = null;
      });
  });
}
