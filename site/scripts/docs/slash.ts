import { readLocal } from '../../browser/storage.ts';

/**
 * Whether `/` opens the search. A shortcut of one character must be possible to turn off (WCAG 2.1.4), so
 * there is none where the choice could not be kept.
 */
export function isSlashOn(): boolean {
  const off = readLocal('slash');
  return off !== undefined && !off;
}
