import type { ClientDirective } from 'astro';

/**
 * Loads an island when it is first touched (pointer, which a finger is too, or focus) or, with the
 * value "seen", when it comes into view. A form sent before its code is ready waits for it a moment
 * and is sent again, so that the island answers; when the code fails or dawdles, the browser sends
 * the form itself.
 *
 * Code that does not come is asked for once more, under another name, because the browser would
 * only hand out the first request again. Then the island stays the HTML that it is, with a button
 * before it that reloads the page, and the promise rejects: Astro tells the page of it, where
 * `islands.ts` listens and says more. This stands in every page, so each byte counts.
 */
const reach: ClientDirective = (load, { value }, island) =>
  new Promise<void>((_, reject) => {
    let pending: HTMLFormElement | undefined;
    let begun = false;

    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      pending = event.target as HTMLFormElement;
      begin();
      setTimeout(letGo, 4000, 'submit');
    };
    const letGo = (how: 'submit' | 'requestSubmit') => {
      island.removeEventListener('submit', hold, true);
      pending?.[how]();
      pending = undefined;
    };
    const attempt = () =>
      new Promise((done, failed) => {
        setTimeout(failed, 120_000);
        island.addEventListener('astro:hydration-error', failed);
        load()
          .then((hydrate) => hydrate())
          .then(done, failed);
      });
    const again = () => {
      for (const { name, value } of island.attributes) {
        if (/-url/.test(name)) island.setAttribute(name, `${value}?again`);
      }
      return attempt();
    };
    // Hydration is asynchronous: React gets its turn before the form is sent again.
    const ready = () => setTimeout(letGo, 50, 'requestSubmit');
    const fail = () => {
      const button = document.createElement('button');
      button.textContent = 'Not fully loaded. Reload';
      // The button is to be read on any ground.
      button.style.all = 'revert';
      button.onclick = () => location.reload();
      island.before(button);
      letGo('submit');
      reject(new DOMException('', 'ChunkLoadError'));
    };
    const begin = () => {
      if (begun) return;
      begun = true;
      attempt().catch(again).then(ready, fail);
    };

    island.addEventListener('submit', hold, true);
    for (const sign of ['pointerover', 'focusin']) island.addEventListener(sign, begin);
    if (value === 'seen') {
      // What the page needs to be drawn comes first.
      addEventListener('load', () =>
        new IntersectionObserver((entries) => entries.pop()?.isIntersecting && begin(), {
          rootMargin: '200px',
        }).observe(island.firstElementChild as Element),
      );
    }
  });

export default reach;
