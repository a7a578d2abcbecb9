/** Corrects the footer's year when the build is older than the year. */
export function correctYear(now: Date = new Date()): void {
  for (const year of document.querySelectorAll('[data-year]')) {
    year.textContent = String(now.getFullYear());
  }
}
