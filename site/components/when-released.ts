/**
 * Runs at once or, while something is pressed, after its click: a layout change on blur would move it from under the
 * pointer, and the click would be lost.
 */
export function whenReleased(run: () => void): void {
  if (document.querySelector(':active')) {
    addEventListener('mouseup', () => setTimeout(run), { once: true });
  } else run();
}
