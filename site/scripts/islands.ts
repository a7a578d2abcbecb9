import type { Crash } from './island-failure.ts';

/**
 * React empties an island that throws while rendering. This restores its server-rendered HTML, so that forms
 * still work, and explains the failure; so does the event that follows when `load-on-interaction.ts` could
 * not load an island. The explanation is loaded only then.
 *
 * An island must never render nothing, because that looks like a crash.
 */
export function watchIslands(): void {
  // The event does not bubble, and fires before React renders.
  addEventListener('astro:hydrate', (event) => restoreWhenEmptied(event.target as Element), true);
  addEventListener('astro:hydration-error', explain);
}

function restoreWhenEmptied(island: Element): void {
  const rendered = [...island.childNodes].map((node) => node.cloneNode(true));
  new MutationObserver((records) => {
    if (island.firstChild || !rendered[0]) return;
    island.append(...rendered);
    explain({ target: island, records });
  }).observe(island, { childList: true });
}

function explain(failure: Event | Crash): void {
  import('./island-failure.ts').then(
    (module) => module.explainFailure(failure),
    () => {},
  );
}
