/**
 * A hidden field in every form that only bots fill in. It needs `autocomplete="off"`, and must be
 * reachable neither by Tab nor by screen readers.
 */
export const honeypotField = 'website';
