/** In characters. */
const maxLength = 200;

/**
 * An inline script that puts the path of the address bar into the page's `data-path` element, on pages that are served
 * for many paths. A path that cannot be decoded leaves the element's own text.
 * @param withQuery whether the query follows, as it was sent
 */
export function pathScript(withQuery = false): string {
  const query = withQuery ? ' + location.search' : '';
  return `try {
    const text = [...decodeURIComponent(location.pathname)].slice(0, ${maxLength}).join('');
    document.querySelector('[data-path]').textContent = text${query};
  } catch {}`;
}
