import type { ReactNode } from 'react';
import { takeFocus } from '../keyboard/focus.ts';
import styles from './detail.module.css';

/** What is read of a detail. It scrolls. */
export function Reading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className={styles.read}
      aria-label={label}
      ref={takeFocus}
      data-reads
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must have keyboard access (WCAG 2.1.1).
      tabIndex={0}
    >
      {children}
    </section>
  );
}
