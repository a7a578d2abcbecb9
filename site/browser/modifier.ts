/** The modifier key of shortcuts, as this platform calls it. */
export const modifier = /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';
