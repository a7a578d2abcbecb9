import { Icon } from '../../components/Icon.tsx';
import styles from './copy-button.module.css';

interface Props {
  label?: string;
}

/**
 * Copies the code of its panel or line. Hidden without JavaScript, but its space is reserved so that nothing
 * shifts.
 */
export function CopyButton({ label = 'Copy code' }: Props) {
  return (
    <button type="button" className={styles.button} data-copy="" aria-label={label}>
      <Icons />
    </button>
  );
}

/**
 * Copies the code of its panel, and while that is HTTP, as curl or HTTP: the first button in the form that the
 * reader chose last, the second in the other one.
 */
export function CopyButtons() {
  return (
    <>
      <button type="button" className={`${styles.button} ${styles.other}`} data-copy="other">
        <span className={styles.inHttp}>
          <span className={styles.as}>Copy as </span>cURL
        </span>
        <span className={styles.inCurl}>
          <span className={styles.as}>Copy as </span>HTTP
        </span>
        <Icon name="check" size={16} />
      </button>
      <button type="button" className={`${styles.button} ${styles.first}`} data-copy="">
        <span className={`sr ${styles.inHttp}`}>Copy code</span>
        <span className={`sr ${styles.inCurl}`}>Copy as cURL</span>
        <Icons />
      </button>
    </>
  );
}

function Icons() {
  return (
    <>
      <Icon name="copy" size={16} />
      <Icon name="check" size={16} />
    </>
  );
}
