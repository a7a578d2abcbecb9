import { writeLocal } from '../../browser/storage.ts';

/** One choice of language for all samples, on this page and the next, and in a URL with `lang`. */
export function watchLanguages(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !('lang' in target.dataset)) return;
    const before = target.getBoundingClientRect().top;
    for (const radio of document.querySelectorAll<HTMLInputElement>('[data-lang]'))
      radio.checked = radio.value === target.value;
    // Samples above may have changed height.
    scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' });
    writeLocal('lang', target.value);
    const address = new URL(location.href);
    if (!address.searchParams.has('lang')) return;
    address.searchParams.set('lang', target.value);
    history.replaceState(history.state, '', address);
  });
}
