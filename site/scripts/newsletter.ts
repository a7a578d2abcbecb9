/**
 * Loads the code of the footer's form at the first pointer or focus event on it, on pages without Astro's
 * runtime for islands. A submit from before is held and repeated once the form handles it; when the code fails
 * or takes too long, the browser submits the form.
 * @param load resolves to the function that hydrates the form's parent
 */
export function watchNewsletter(load: () => Promise<(box: Element) => void>): void {
  const box = document.querySelector('[data-newsletter]') as Element;
  let isHeld = false;
  let isReleased = false;
  let isStarted = false;

  const release = () => {
    isReleased = true;
    if (isHeld) box.querySelector('form')?.requestSubmit();
    isHeld = false;
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    load().then((hydrate) => {
      // As of an island: `islands.ts` restores the form if it throws.
      box.dispatchEvent(new Event('astro:hydrate'));
      hydrate(box);
      box.removeAttribute('ssr');
    }, release);
  };
  // Of an invalid form the browser reports each invalid field instead of submitting.
  const hold = (event: Event) => {
    if (isReleased) return;
    event.preventDefault();
    isHeld = true;
    start();
    setTimeout(release, 4000);
  };

  for (const type of ['submit', 'invalid']) box.addEventListener(type, hold, true);
  // See `form-state/use-hydrated.ts`.
  box.addEventListener('hydrated', release);
  for (const type of ['pointerover', 'focusin']) box.addEventListener(type, start);
  // Until it is hydrated: see `carry-held-forms.ts`.
  box.setAttribute('ssr', '');
  if (box.matches(':hover,:focus-within')) start();
}
