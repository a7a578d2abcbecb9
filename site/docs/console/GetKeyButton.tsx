import button from '../../components/button.module.css';
import styles from './get-key-button.module.css';

/**
 * Gets a test key and fills it into the samples of the page. Hidden without JavaScript.
 * @param base URL of the API; '' for the page's origin
 */
export function GetKeyButton({ base }: { base: string }) {
  return (
    <div className={styles.place} data-no-markdown="">
      <button
        type="button"
        className={`${button.button} ${button.lime} ${button.small}`}
        data-get-key={base}
      >
        Get a test key
      </button>
      <p role="status" data-key-status="" />
    </div>
  );
}
