import styles from './requested-path.module.css';

/**
 * Says that the path is none of a page, and which page is shown instead. A script names the path, and another one
 * suggests pages that are nearer.
 */
export function RequestedPath({ title }: { title: string }) {
  return (
    <>
      <div className={styles.line}>
        <p>
          There is no page at <code data-requested="">this address</code>. Here is “{title}”
          instead.
        </p>
        <p>
          <a href="/developers/search">All pages of the documentation</a>
        </p>
        <p className={styles.suggestions} data-suggestions="" role="status">
          Start with the <a href="/developers/guides/quickstart">Quickstart</a>,{' '}
          <a href="/developers/guides/authentication">Authentication and keys</a> or{' '}
          <a href="/developers/guides/errors">Errors</a>.
        </p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this site, hashed in the policy. */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

/** Runs inline right after its element, before the first paint. */
const script = `(() => {
  let path = location.pathname.replace(/\\/+$/, '');
  try {
    path = decodeURI(path);
  } catch {}
  document.querySelector('[data-requested]').textContent = path;
})()`;
