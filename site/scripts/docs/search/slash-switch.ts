import { element } from '../../../browser/element.ts';
import { writeLocal } from '../../../browser/storage.ts';
import { isSlashOn } from '../slash.ts';

/** Turns the shortcut of one character off and on. */
export function slashSwitch(): HTMLElement {
  const box = element('input', { type: 'checkbox', checked: isSlashOn() });
  box.addEventListener('change', () => {
    writeLocal('slash', box.checked ? '' : 'off');
    // Where nothing can be kept, it stays off.
    box.checked = isSlashOn();
  });
  return element('label', { className: 'search-slash' }, [
    box,
    'Open search with ',
    element('kbd', {}, ['/']),
  ]);
}
