import { readLocal, writeLocal } from '../../browser/storage.ts';

/** Where the reader's API runs: one choice for all pages, which the head's script has already applied. */
export function watchServer(): void {
  const { dataset } = document.documentElement;
  const show = (server: string | undefined) => {
    dataset.server = server === 'own' ? 'own' : 'hosted';
    for (const radio of radios()) radio.checked = radio.value === dataset.server;
  };
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-server-choice]')) return;
    show(target.value);
    writeLocal('server', target.value === 'own' ? 'own' : null);
  });
  // A link can lead to what the other choice hides.
  const reveal = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const side = id && document.getElementById(id)?.closest<HTMLElement>('[data-for]');
    if (!side || side.dataset.for === dataset.server) return;
    show(side.dataset.for);
    document.getElementById(id)?.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  reveal();
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'server') show(newValue ?? undefined);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(readLocal('server') ?? undefined);
  });
}

function radios() {
  return document.querySelectorAll<HTMLInputElement>('[data-server-choice] input');
}
