/**
 * Runs at once or, while a button is pressed, after its click: a layout change on blur would move the button from
 * under the pointer, and the click would be lost.
 */
export function whenReleased(run: () => void): void {
  if (document.querySelector('button:active')) {
    addEventListener('mouseup', () => setTimeout(run), { once: true });
  } else run();
}
