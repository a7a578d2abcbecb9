import type { Crash } from './island-failure.ts';

/**
 * Watches over the islands of the page. One that throws while it renders is emptied by React:
 * the HTML that it was printed as takes its place again, so that the page around it stays and a form
 * still goes. One whose code never came is told of by `reach.ts`. The words for either are
 * loaded only then.
 *
 * So an island may never render nothing: that looks like a crash.
 */
export function watchIslands(): void {
  // The event does not bubble, and comes before React's first turn.
  addEventListener('astro:hydrate', (event) => restoreWhenEmptied(event.target as Element), true);
  addEventListener('astro:hydration-error', explain);
}

function restoreWhenEmptied(island: Element): void {
  const printed = [...island.childNodes].map((node) => node.cloneNode(true));
  new MutationObserver((records) => {
    if (island.firstChild || !printed[0]) return;
    island.append(...printed);
    explain({ target: island, records });
  }).observe(island, { childList: true });
}

function explain(failure: Event | Crash): void {
  import('./island-failure.ts').then(
    (words) => words.explainFailure(failure),
    () => {},
  );
}
