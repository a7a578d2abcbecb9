import styles from './stand-in-note.module.css';

/**
 * Says what to replace in the samples of a site that was built without its address. A script replaces it in the page,
 * so only a reader without JavaScript sees this.
 */
export function StandInNote({ address }: { address: string }) {
  return (
    <div className={styles.note} data-no-markdown="">
      <noscript>
        <p>
          In the samples, replace <code>{address}</code> with the start of this page’s address, up
          to <code>/developers</code>.
        </p>
      </noscript>
    </div>
  );
}
