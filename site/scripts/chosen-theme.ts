import { readLocal } from '../browser/storage.ts';

/** Applies the stored theme to pages restored from the back/forward cache, and to other tabs at once. */
export function followChosenTheme(): void {
  for (const event of ['pageshow', 'storage']) addEventListener(event, showChosenTheme);
}

function showChosenTheme(): void {
  // The system's theme if nothing is stored or storage is blocked.
  document.documentElement.style.colorScheme = readLocal('theme') || '';
}
