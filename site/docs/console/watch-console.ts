import { readSession } from '../../browser/storage.ts';

/** Opens the API console from any "Try it" button; its code is fetched at the first click. */
export function watchTryIt(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-try]');
    if (!button) return;
    button.ariaBusy = 'true';
    import('./open.ts')
      .then(({ openFrom }) => openFrom(button))
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

/** Gets a key at a click, without the console. */
export function watchGetKey(): void {
  const button = document.querySelector<HTMLElement>('[data-get-key]');
  if (!button) return;
  const load = () => import('./get-key.ts');
  button.addEventListener('click', () => void load().then(({ getKey }) => getKey(button)));
  if (readSession('test-key')) void load().then(({ showStoredKey }) => showStoredKey(button));
}

/** Fills the samples with this tab's test key, if there is one. */
export function fillStoredKey(): void {
  if (readSession('test-key'))
    void import('./fill-samples.ts').then(({ fillStoredKey }) => fillStoredKey());
}
