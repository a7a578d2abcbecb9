import { modifier } from '../../browser/modifier.ts';
import { isSlashShortcutOn } from './slash-shortcut.ts';

/** Opens the search from its links, Ctrl+K, ⌘K and `/`; its code is fetched at the first use. */
export function watchSearch(): void {
  const hint = document.querySelector('[data-search] kbd');
  if (hint) hint.textContent = `${modifier} K`;
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (!(target as Element).closest('[data-search]') || ctrlKey || metaKey || shiftKey) return;
    open(event);
  });
  addEventListener('keydown', (event) => {
    if (isSearchShortcut(event)) open(event);
  });
  // The search page, opened with a query.
  const field = document.querySelector<HTMLInputElement>('search input');
  const query = field && new URLSearchParams(location.search).get('q');
  if (!query) return;
  field.value = query;
  void load().then(({ openSearch }) => openSearch(query));
}

function open(event: Event): void {
  event.preventDefault();
  if (document.querySelector('dialog[open]')) return;
  load().then(
    ({ openSearch }) => openSearch(),
    () => location.assign('/developers/search'),
  );
}

function load() {
  return import('./open-search.ts');
}

function isSearchShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'k';
  const typing = 'input:not([type=radio]),textarea,select,[contenteditable]';
  return key === '/' && !(target as Element).closest(typing) && isSlashShortcutOn();
}
