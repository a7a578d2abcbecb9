import { readLocal } from '../browser/storage.ts';

/** Shows the kept theme on pages that Back brings from memory, and in other tabs at once. */
export function followChosenTheme(): void {
  for (const event of ['pageshow', 'storage']) addEventListener(event, showChosenTheme);
}

function showChosenTheme(): void {
  // Nothing kept, or storage blocked: the system's theme.
  document.documentElement.style.colorScheme = readLocal('theme') || '';
}
