/** The key that is held in shortcuts, as it is called on this machine's keyboard. */
export const modifier = /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';
