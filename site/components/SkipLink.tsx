import styles from './skip-link.module.css';

/** The first focusable element, hidden until focused: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
