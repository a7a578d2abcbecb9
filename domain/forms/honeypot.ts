/**
 * A hidden field in every form that only bots fill in. It needs `autocomplete="off"`, and must not be reachable by Tab or screen
 * readers.
 */
export const honeypotField = 'website';
