/** What is typed in, where single keys are text. */
const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

/**
 * As the `ref` of what opens: keys scroll it, and Tab goes on from there. Whoever is typing keeps the focus, and so does
 * what borrowed it.
 */
export function takeFocus(place: HTMLElement | null): void {
  const { activeElement } = document;
  if (isField(activeElement) || activeElement?.closest('[data-borrows]')) return;
  if (!place?.contains(activeElement)) place?.focus({ preventScroll: true });
}

/** The attributes of what is read as a whole, and takes the focus as it opens. */
export const readable = { ref: takeFocus, 'data-reads': true, tabIndex: -1 } as const;

/** The same for what goes away again: then the focus is with what is read. */
export function borrowFocus(place: HTMLElement | null): () => void {
  place?.toggleAttribute('data-borrows', true);
  takeFocus(place);
  return () => {
    if (place?.contains(document.activeElement)) leaveField();
  };
}

/** From a field to what is read, so that single keys act again; without any, to the sheet. */
export function leaveField(): void {
  const place =
    document.querySelector<HTMLElement>('[data-reads]') ?? document.querySelector('main');
  place?.focus({ preventScroll: true });
}
