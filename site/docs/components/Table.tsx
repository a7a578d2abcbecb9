import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A Markdown table. On narrow screens it scrolls, so it is focusable. */
export function Table({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable (WCAG 2.1.1).
    <div className={styles.frame} tabIndex={0} role="group" aria-label="Table">
      <table className={styles.table}>{children}</table>
    </div>
  );
}
