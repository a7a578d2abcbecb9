import { modifier } from '../../browser/modifier.ts';
import { isSlashShortcutOn } from './slash-shortcut.ts';

/** Code that is fetched at the first use. */
interface Loads {
  search: () => Promise<() => void>;
  menu: () => Promise<(button: HTMLElement) => void>;
}

/** Opens the search by its links, Ctrl+K, ⌘K and `/`, and the page menu by its two buttons. */
export function watchSearchAndMenu({ search, menu }: Loads): void {
  const hint = document.querySelector('[data-search] kbd');
  if (hint) hint.textContent = `${modifier} K`;
  const open = (event: Event) => {
    event.preventDefault();
    if (document.querySelector('dialog[open]')) return;
    search().then(
      (opens) => opens(),
      () => location.assign('/developers/search'),
    );
  };
  addEventListener('click', (event) => {
    const { target } = event;
    const found = (target as Element).closest<HTMLElement>('[data-search],[data-page]');
    if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if ('search' in found.dataset) open(event);
    else void menu().then((run) => run(found));
  });
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    const typing = 'input:not([type=radio]),textarea,select,[contenteditable]';
    if (
      event.ctrlKey || event.metaKey
        ? key === 'k'
        : key === '/' && !(target as Element).closest(typing) && isSlashShortcutOn()
    )
      open(event);
  });
}
