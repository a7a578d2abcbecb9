import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table of Markdown. On a narrow screen it scrolls by itself, so it can be reached with the keyboard. */
export function Table({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable (WCAG 2.1.1).
    <div className={styles.frame} tabIndex={0} role="group" aria-label="Table">
      <table className={styles.table}>{children}</table>
    </div>
  );
}
