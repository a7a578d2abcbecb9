import type { ClientDirective } from 'astro';

/**
 * Loads an island when it is first touched (pointer, focus, key) or, with the value "seen", when it
 * comes into view. A form sent before its code is ready waits for it a moment and is sent again, so
 * that the island answers; when the code fails or dawdles, the browser sends the form itself.
 */
const reach: ClientDirective = (load, { value }, island) => {
  const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'];
  let pending: HTMLFormElement | undefined;
  let given = false;

  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    pending = event.target as HTMLFormElement;
    begin();
    setTimeout(sendPlainly, 4000);
  };
  const sendPlainly = () => {
    island.removeEventListener('submit', hold, true);
    pending?.submit();
    pending = undefined;
  };
  const begin = () => {
    if (given) return;
    given = true;
    for (const sign of signs) island.removeEventListener(sign, begin);
    load()
      .then((hydrate) => hydrate())
      .then(() => {
        island.removeEventListener('submit', hold, true);
        const form = pending;
        pending = undefined;
        // Hydration is asynchronous: give React its turn before the form is sent again.
        if (form) setTimeout(() => form.requestSubmit(), 50);
      })
      .catch(sendPlainly);
  };

  for (const sign of signs) island.addEventListener(sign, begin, { passive: true });
  island.addEventListener('submit', hold, true);
  if (value !== 'seen') return;
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      begin();
    },
    { rootMargin: '200px' },
  );
  for (const child of island.children) seen.observe(child);
};

export default reach;
