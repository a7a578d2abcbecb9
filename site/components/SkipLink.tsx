import styles from './skip-link.module.css';

/** The first stop of the keyboard, hidden until it is reached: past the header, to the text. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
