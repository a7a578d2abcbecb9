import styles from './requested-path.module.css';

/** Explains that the path is unknown and which page is shown instead; a script names the path and shows this. */
export function RequestedPath({ address, title }: { address: string; title: string }) {
  return (
    <>
      <p className={styles.line} data-shown-at={address} hidden>
        There is no page at <code />. Here is “{title}” instead.
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this site, hashed in the policy. */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

/**
 * Runs inline right after its element, before the first paint: shows the requested path, unless it is the
 * page's own.
 */
const script = `(() => {
  const line = document.currentScript.previousElementSibling;
  let path = location.pathname.replace(/\\/+$/, '');
  if (path === line.dataset.shownAt) return;
  try {
    path = decodeURI(path);
  } catch {}
  line.querySelector('code').textContent = path;
  line.hidden = false;
})()`;
