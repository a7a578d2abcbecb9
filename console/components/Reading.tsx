import type { ReactNode } from 'react';
import { takeFocus } from '../keyboard/focus.ts';
import styles from './detail.module.css';

/** The scrolling part of a detail. */
export function Reading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className={styles.read}
      aria-label={label}
      ref={takeFocus}
      data-reads
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs keyboard access (WCAG 2.1.1).
      tabIndex={0}
    >
      {children}
    </section>
  );
}
