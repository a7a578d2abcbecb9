/** Runs at load on every page of the documentation; what is bigger is imported at its first use. No React. */
import { carryAttribution } from '../../scripts/attribution.ts';
import { followChosenTheme } from '../../scripts/chosen-theme.ts';
import { correctYear } from '../../scripts/correct-year.ts';
import { silenceConsole } from '../../scripts/silence-console.ts';
import { fillStoredKey, watchGetKey, watchTryIt } from '../console/watch-console.ts';
import { watchFeedback } from '../feedback/feedback.ts';
import { watchPageMenu } from '../page-menu/watch-page-menu.ts';
import { watchPushDemo } from '../push-demo/watch-push-demo.ts';
import { showPageOrigin } from '../scripts/api-origin.ts';
import { watchCopyButtons } from '../scripts/copy.ts';
import { watchLanguages } from '../scripts/language.ts';
import { startScrollSpy } from '../scripts/scroll-spy.ts';
import { watchServer } from '../scripts/server.ts';
import { watchThemes } from '../scripts/theme.ts';
import { watchSearch } from '../search/watch-search.ts';

if (import.meta.env.SITE_ENV !== 'development') silenceConsole();
followChosenTheme();
watchThemes();
watchLanguages();
watchServer();
watchCopyButtons();
closeDrawersOnNavigation();
showCurrentPage();
startScrollSpy();
showPageOrigin();
correctYear();
carryAttribution();
watchSearch();
watchPageMenu();
watchTryIt();
watchGetKey();
fillStoredKey();
watchFeedback();
watchPushDemo();
suggestInPlaceOfMissing();

/** Closes the open drawer or sheet when one of its links targets the same page. */
function closeDrawersOnNavigation(): void {
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a')) return;
    document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
  });
}

/** Scrolls the tree to the page's own entry, also each time that the drawer opens. */
function showCurrentPage(): void {
  const nav = document.getElementById('docs-nav');
  const entry = nav?.querySelector('[aria-current="page"]');
  if (!nav || !entry) return;
  // Not by `scrollIntoView`, after which Chromium 150 starts the Tab order there.
  const show = () => {
    const [own, all] = [entry.getBoundingClientRect(), nav.getBoundingClientRect()];
    const isShown = own.top >= all.top && own.bottom <= all.bottom;
    if (!isShown) nav.scrollTop += own.top - all.top - all.height / 2;
  };
  show();
  nav.addEventListener('toggle', show);
}

function suggestInPlaceOfMissing(): void {
  const line = document.querySelector<HTMLElement>('[data-suggestions]');
  if (line)
    void import('../search/suggest-pages.ts').then(({ suggestPages }) => suggestPages(line));
}
