import type { ReactNode } from 'react';
import styles from './scroll.module.css';

interface Props {
  label: string;
  /** The store is unreachable, so the content may be outdated. */
  isAway: boolean;
  children: ReactNode;
}

/** The scrolling part of a page. */
export function Scroll({ label, isAway, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs keyboard access (WCAG 2.1.1).
    <section className={styles.scroll} aria-label={label} data-away={isAway} tabIndex={0}>
      {children}
    </section>
  );
}
