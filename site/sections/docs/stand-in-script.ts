/**
 * Runs right behind its line, so that the line is there before anything is drawn: names the address
 * that was asked for, unless it is the page's own.
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
