import type { LocalKey } from '../../browser/storage.ts';

const key: LocalKey = 'lang';

/**
 * Runs before the first paint, so that no other language flashes: checks the chosen language's radio in each
 * group of tabs as the parser adds it.
 */
export const docsHeadScript = `(() => {
  const root = document.documentElement;
  const known = /^(http|node|python|php)$/;
  let lang = new URLSearchParams(location.search).get('lang');
  try {
    if (known.test(lang)) localStorage.setItem('${key}', lang);
    else lang = localStorage.getItem('${key}');
  } catch {}
  if (!known.test(lang) || lang === 'http') return;
  const check = () => document.querySelectorAll('[data-lang][value=' + lang + ']').forEach((radio) => {
    radio.checked = true;
  });
  const observer = new MutationObserver(check);
  observer.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    check();
  });
})()`;
