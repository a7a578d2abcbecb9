/** Tells screen readers; said twice, the same words are read twice. */
export function announce(words: string): void {
  const place = document.querySelector('[data-announce]');
  if (!place) return;
  place.textContent = '';
  setTimeout(() => {
    place.textContent = words;
  }, 50);
}
