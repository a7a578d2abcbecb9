/**
 * A field that every form carries and nobody sees: only programs fill it in. A browser must not do
 * so either, so it wants `autocomplete="off"`, no place in the tab order and none for screen readers.
 */
export const honeypotField = 'website';
