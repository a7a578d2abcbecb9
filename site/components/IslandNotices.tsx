import styles from './island-notices.module.css';

/** What `scripts/load-on-interaction.ts` puts before an island that throws, or whose code does not load. */
export function IslandNotices() {
  return (
    <>
      <template id="island-crashed">
        <div className={styles.notice} role="alert">
          <p>Unexpected Application Error!</p>
          <p>This part of the page stopped working. A simpler version is below.</p>
          <p>
            <button type="button">Reload</button>
            <a href="/">Go to the home page</a>
          </p>
        </div>
      </template>
      <template id="island-not-loaded">
        <div className={styles.notice} role="alert">
          <p>
            This part of the page did not load fully. You can use it as it is or reload the page.
          </p>
          <p>
            <button type="button">Reload</button>
          </p>
        </div>
      </template>
    </>
  );
}
