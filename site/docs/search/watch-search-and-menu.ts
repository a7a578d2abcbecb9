import { modifier } from '../../browser/modifier.ts';
import { isSlashShortcutOn } from './slash-shortcut.ts';

/** Each loads its code on first use and resolves to the function that opens it. */
interface Loaders {
  search: () => Promise<(query?: string) => void>;
  menu: () => Promise<(button: HTMLElement) => void>;
}

/** Opens the search from its links, Ctrl+K, ⌘K and `/`, and the page menu from its two buttons. */
export function watchSearchAndMenu({ search, menu }: Loaders): void {
  const hint = document.querySelector('[data-search] kbd');
  if (hint) hint.textContent = `${modifier} K`;
  const openSearch = (event: Event) => {
    event.preventDefault();
    if (document.querySelector('dialog[open]')) return;
    search().then(
      (open) => open(),
      () => location.assign('/developers/search'),
    );
  };
  addEventListener('click', (event) => {
    const { target } = event;
    const found = (target as Element).closest<HTMLElement>('[data-search],[data-page]');
    if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if ('search' in found.dataset) openSearch(event);
    else void menu().then((open) => open(found));
  });
  addEventListener('keydown', (event) => {
    if (isSearchShortcut(event)) openSearch(event);
  });
  // The search page, opened with a query.
  const field = document.querySelector<HTMLInputElement>('search input');
  const query = field && new URLSearchParams(location.search).get('q');
  if (!query) return;
  field.value = query;
  void search().then((open) => open(query));
}

function isSearchShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'k';
  const typing = 'input:not([type=radio]),textarea,select,[contenteditable]';
  return key === '/' && !(target as Element).closest(typing) && isSlashShortcutOn();
}
