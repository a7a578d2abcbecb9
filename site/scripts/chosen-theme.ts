/** Shows the kept theme on pages that Back brings from memory, and in other tabs at once. */
export function followChosenTheme(): void {
  for (const event of ['pageshow', 'storage']) addEventListener(event, showChosenTheme);
}

function showChosenTheme(): void {
  try {
    document.documentElement.style.colorScheme = localStorage.theme || '';
  } catch {
    // Storage is blocked: the system's theme.
  }
}
