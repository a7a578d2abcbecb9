import type { ClientDirective } from 'astro';

/**
 * Loads an island at the first pointer or focus event on it or, with the value "seen", when it comes
 * into view. A form that is submitted before its code is ready is held and submitted again once it is,
 * so that the island handles it, invalid fields too; when the code fails or takes too long, the browser
 * checks and submits it.
 *
 * A failed load is retried once under another URL, because the browser would only return the first
 * failure again. If that fails too, the island stays plain HTML, with a button before it that reloads
 * the page, and the promise rejects: Astro then fires an event on which `islands.ts` explains the
 * failure. This script is inlined into every page, so each byte counts.
 */
const loadOnInteraction: ClientDirective = (load, { value }, island) =>
  new Promise<void>((_, reject) => {
    let pending: HTMLFormElement | undefined;
    let started = false;
    let released = false;

    // Of an invalid form the browser reports each invalid field instead of submitting.
    const holdSubmit = (event: Event) => {
      if (released) return;
      event.preventDefault();
      const target = event.target as HTMLInputElement | HTMLFormElement;
      pending = target.form ?? target;
      start();
      setTimeout(releaseSubmit, 4000);
    };
    const releaseSubmit = () => {
      released = true;
      pending?.requestSubmit();
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
    const retry = () => {
      // Not the renderer's, which contains React: a page must have only one React.
      const url = island.getAttribute('component-url');
      island.setAttribute('component-url', `${url}?again`);
      return attempt();
    };
    const fail = () => {
      const button = document.createElement('button');
      button.textContent = 'Not fully loaded. Reload';
      // Readable on any background.
      button.style.all = 'revert';
      button.onclick = () => location.reload();
      island.before(button);
      releaseSubmit();
      reject(new DOMException('', 'ChunkLoadError'));
    };
    const start = () => {
      if (started) return;
      started = true;
      attempt().catch(retry).catch(fail);
    };

    for (const type of ['submit', 'invalid']) island.addEventListener(type, holdSubmit, true);
    // Astro's promise resolves before React has attached its handlers: see `form-state/use-hydrated.ts`.
    island.addEventListener('hydrated', releaseSubmit);
    for (const type of ['pointerover', 'focusin']) island.addEventListener(type, start);
    if (value === 'seen') {
      // After everything needed for the first paint.
      addEventListener('load', () =>
        new IntersectionObserver((entries) => entries.pop()?.isIntersecting && start(), {
          rootMargin: '200px',
        }).observe(island.firstElementChild as Element),
      );
    }
  });

export default loadOnInteraction;
