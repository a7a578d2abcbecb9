import type { LocalKey } from '../../browser/storage.ts';

const keys = { language: 'lang', copy: 'copy', server: 'server' } as const satisfies Record<
  string,
  LocalKey
>;

/**
 * Runs before the first paint, so that nothing flashes which the reader did not choose: sets on the root element
 * where the reader's API runs and the form to copy, and checks the chosen language's radio in each group of tabs as
 * the parser adds it.
 */
export const docsHeadScript = `(() => {
  const root = document.documentElement;
  const known = /^(http|node|python|php)$/;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {}
  };
  root.dataset.server = stored('${keys.server}') === 'own' ? 'own' : 'hosted';
  if (stored('${keys.copy}') === 'curl') root.dataset.copyAs = 'curl';
  let lang = new URLSearchParams(location.search).get('lang');
  try {
    if (known.test(lang)) localStorage.setItem('${keys.language}', lang);
    else lang = stored('${keys.language}');
  } catch {}
  const radios = known.test(lang) && lang !== 'http' ? ['[data-lang][value=' + lang + ']'] : [];
  if (root.dataset.server === 'own') radios.push('[data-server-choice] [value=own]');
  if (!radios.length) return;
  const check = () => document.querySelectorAll(radios).forEach((radio) => {
    radio.checked = true;
  });
  const observer = new MutationObserver(check);
  observer.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    check();
  });
})()`;
