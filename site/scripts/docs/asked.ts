/** Where a page stands in for one that does not exist, says which address was asked for. */
export function nameWhatWasAsked(): void {
  const line = document.querySelector<HTMLElement>('[data-stands-at]');
  const place = line?.querySelector('code');
  const path = location.pathname.replace(/\/+$/, '');
  if (!line || !place || path === line.dataset.standsAt) return;
  try {
    place.textContent = decodeURI(path);
  } catch {
    place.textContent = path;
  }
  line.hidden = false;
}
