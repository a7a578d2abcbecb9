/**
 * Runs at once, or, while a button is being pressed, as soon as its click has been dealt with: what
 * changes the layout on leaving a field would take the button from under the pointer, and the click
 * with it.
 */
export function whenReleased(run: () => void): void {
  if (document.querySelector('button:active')) {
    addEventListener('mouseup', () => setTimeout(run), { once: true });
  } else run();
}
