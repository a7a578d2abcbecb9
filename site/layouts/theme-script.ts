import type { LocalKey } from '../browser/storage.ts';

const key: LocalKey = 'theme';

/**
 * Sets the theme chosen in the documentation before anything is drawn. What is kept is a value of
 * `color-scheme`; without one, the system's theme stays.
 */
export const themeScript = `try{document.documentElement.style.colorScheme=localStorage.${key}||""}catch{}`;
