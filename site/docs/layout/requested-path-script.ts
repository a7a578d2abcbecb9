/**
 * Runs inline right after its element, before the first paint: shows the requested path, unless it is the
 * page's own.
 */
export const standInScript = `(() => {
  const line = document.currentScript.previousElementSibling;
  let path = location.pathname.replace(/\\/+$/, '');
  if (path === line.dataset.standsAt) return;
  try {
    path = decodeURI(path);
  } catch {}
  line.querySelector('code').textContent = path;
  line.hidden = false;
})()`;
