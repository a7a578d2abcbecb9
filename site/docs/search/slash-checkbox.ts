import { element } from '../../browser/element.ts';
import { writeLocal } from '../../browser/storage.ts';
import { isSlashShortcutOn } from './slash-shortcut.ts';

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
