let isPressed = false;

/** Known before the blur that a press causes; in Firefox, `:active` matches only after it. */
function onPress({ type }: Event): void {
  isPressed = type === 'mousedown';
}

// Islands are drawn on the server, too.
globalThis.addEventListener?.('mousedown', onPress, true);
globalThis.addEventListener?.('mouseup', onPress, true);

/**
 * Runs at once or, while something is pressed, after its click: a layout change on blur would move it from under the
 * pointer, and the click would be lost.
 */
export function whenReleased(run: () => void): void {
  if (isPressed) addEventListener('mouseup', () => setTimeout(run), { once: true });
  else run();
}
