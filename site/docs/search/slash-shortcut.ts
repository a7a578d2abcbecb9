import { element } from '../../browser/element.ts';
import { readLocal, writeLocal } from '../../browser/storage.ts';

/**
 * Whether `/` opens the search. Users must be able to turn off a single-character shortcut (WCAG 2.1.4), so
 * it is off if storage is blocked.
 */
export function isSlashShortcutOn(): boolean {
  const off = readLocal('slash');
  return off !== undefined && !off;
}

/** A checkbox to turn it off. */
export function slashCheckbox(): HTMLElement {
  const box = element('input', { type: 'checkbox', checked: isSlashShortcutOn() });
  box.addEventListener('change', () => {
    writeLocal('slash', box.checked ? '' : 'off');
    // If storage is blocked, it stays off.
    box.checked = isSlashShortcutOn();
  });
  return element('label', { className: 'search-slash' }, [
    box,
    'Open search with ',
    element('kbd', {}, ['/']),
  ]);
}
