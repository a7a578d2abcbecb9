/** Announces a text to screen readers; a repeated text is read again. */
export function announce(words: string): void {
  const place = document.querySelector('[data-announce]');
  if (!place) return;
  place.textContent = '';
  setTimeout(() => {
    place.textContent = words;
  }, 50);
}
