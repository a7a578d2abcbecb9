/** Elements that take text. */
const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

/** A `ref` that focuses an element, unless the focus is in a text field or borrowed. */
export function takeFocus(place: HTMLElement | null): void {
  const { activeElement } = document;
  if (isField(activeElement) || activeElement?.closest('[data-borrows]')) return;
  if (!place?.contains(activeElement)) place?.focus({ preventScroll: true });
}

/** The attributes of a detail that takes the focus when it opens. */
export const readable = { ref: takeFocus, 'data-reads': true, tabIndex: -1 } as const;

/** A `ref` that focuses a temporary element, and the detail once it is removed. */
export function borrowFocus(place: HTMLElement | null): () => void {
  place?.toggleAttribute('data-borrows', true);
  takeFocus(place);
  return () => {
    if (place?.contains(document.activeElement)) leaveField();
  };
}

/** Moves the focus from a field to the detail, or else the page, so that shortcuts work again. */
export function leaveField(): void {
  const place =
    document.querySelector<HTMLElement>('[data-reads]') ?? document.querySelector('main');
  place?.focus({ preventScroll: true });
}
