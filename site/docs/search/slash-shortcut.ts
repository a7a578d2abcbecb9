import { readLocal } from '../../browser/storage.ts';

/**
 * Whether `/` opens the search. Users must be able to turn off a single-character shortcut (WCAG 2.1.4), so
 * it is off if storage is blocked.
 */
export function isSlashShortcutOn(): boolean {
  const off = readLocal('slash');
  return off !== undefined && !off;
}
