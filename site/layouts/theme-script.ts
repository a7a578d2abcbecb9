import type { LocalKey } from '../browser/storage.ts';

const key: LocalKey = 'theme';

/**
 * Sets the theme chosen in the documentation before the first paint. The stored value is one of
 * `color-scheme`; without one, the system's theme applies.
 */
export const themeScript = `try{document.documentElement.style.colorScheme=localStorage.${key}||""}catch{}`;
