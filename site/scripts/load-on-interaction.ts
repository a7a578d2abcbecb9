import type { ClientDirective } from 'astro';

/**
 * Loads an island at the first pointer or focus event on it. With the value "near" it also loads when it is about
 * to scroll into view, with "idle" once the page has loaded and is idle.
 *
 * A form that is submitted before its code is ready is held and submitted again once it is, so that the island
 * handles it, invalid fields too; when the code fails or takes too long, the browser checks and submits it, unless
 * its service takes no forms (`data-foreign`). A button that is pressed before is pressed again.
 *
 * When the code cannot be loaded, the island stays plain HTML below a notice, and the promise rejects. When React
 * empties an island that throws, its elements are put back, so that forms still work and keep their values.
 */
const loadOnInteraction: ClientDirective = (load, { value }, island) =>
  new Promise<void>((_, reject) => {
    let pending: HTMLFormElement | undefined;
    let pressed: HTMLButtonElement | null = null;
    let started = false;
    let released = false;
    let failed = false;

    // Of an invalid form the browser reports each invalid field instead of submitting.
    const holdSubmit = (event: Event) => {
      if (released) return;
      event.preventDefault();
      const target = event.target as HTMLInputElement | HTMLFormElement;
      pending = target.form ?? target;
      start();
      if (!isForeign(pending)) setTimeout(releaseSubmit, 4000);
    };
    const releaseSubmit = () => {
      released = true;
      pending?.requestSubmit();
      pending = undefined;
    };
    // A load that timed out may still fail, or succeed, later.
    const fail = () => {
      if (failed) return;
      failed = true;
      clearTimeout(timer);
      island.removeEventListener('astro:hydration-error', fail);
      showNotice(island, 'island-not-loaded');
      if (!isForeign(island.querySelector('form'))) releaseSubmit();
      reject(new DOMException('', 'ChunkLoadError'));
    };
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      if (started) return;
      started = true;
      timer = setTimeout(fail, 120_000);
      // Astro sends it after its second attempt, and does not reject.
      island.addEventListener('astro:hydration-error', fail);
      watchForCrash(island);
      load()
        .then(async (hydrate) => {
          if (!failed) await hydrate();
        })
        .then(() => clearTimeout(timer), fail);
    };

    const notePress = ({ target }: Event) => {
      if (released || !(target instanceof Element) || !island.contains(target)) return;
      pressed = target.closest<HTMLButtonElement>('button[type=button]');
    };

    for (const type of ['submit', 'invalid']) island.addEventListener(type, holdSubmit, true);
    // On the window, so that a press which React handles while it hydrates has been handled before.
    addEventListener('click', notePress);
    // Astro's promise resolves before React has attached its handlers: see `form-state/use-hydrated.ts`.
    island.addEventListener('hydrated', () => {
      removeEventListener('click', notePress);
      releaseSubmit();
      // After React has rendered what was chosen before.
      setTimeout(() => pressed?.click());
    });
    for (const type of ['pointerover', 'focusin']) island.addEventListener(type, start);
    // After everything needed for the first paint.
    addEventListener('load', () => {
      if (value === 'idle') whenIdle(start);
      if (value === 'near') whenNear(island, start);
    });
  });

export default loadOnInteraction;

function isForeign(form: HTMLFormElement | null | undefined): boolean {
  return form?.dataset.foreign !== undefined;
}

function whenIdle(start: () => void): void {
  // Safari has no idle callbacks. A page at rest draws no frame, and may never call one back without a limit.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 200);
}

function whenNear(island: HTMLElement, start: () => void): void {
  new IntersectionObserver((entries) => entries.pop()?.isIntersecting && start(), {
    rootMargin: '200px',
  }).observe(island.firstElementChild as Element);
}

function watchForCrash(island: HTMLElement): void {
  new MutationObserver((records) => {
    if (island.firstElementChild) return;
    island.append(...records.flatMap(({ removedNodes }) => [...removedNodes]));
    for (const form of island.querySelectorAll('form')) {
      form.noValidate = false;
      for (const button of form.querySelectorAll<HTMLButtonElement>('[type=submit]'))
        button.disabled = false;
    }
    showNotice(island, 'island-crashed');
  }).observe(island, { childList: true });
}

/** @param id of a template in `components/IslandNotices.tsx` */
function showNotice(island: HTMLElement, id: 'island-crashed' | 'island-not-loaded'): void {
  const notice = document.querySelector<HTMLTemplateElement>(`#${id}`)?.content.cloneNode(true);
  if (!(notice instanceof DocumentFragment)) return;
  for (const button of notice.querySelectorAll('button')) button.onclick = () => location.reload();
  island.before(notice);
  const plans = island.querySelector<HTMLFormElement>('[data-plans]');
  if (!plans) return;
  // Back to the choice whose price they show.
  plans.reset();
  delete document.documentElement.dataset.prices;
}
