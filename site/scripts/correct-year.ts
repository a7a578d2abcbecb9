/** Updates the footer's year when the build is from an earlier one. */
export function correctYear(now: Date = new Date()): void {
  for (const year of document.querySelectorAll('[data-year]')) {
    year.textContent = String(now.getFullYear());
  }
}
