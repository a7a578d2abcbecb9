import type { ReactNode } from 'react';
import styles from './scroll.module.css';

interface Props {
  label: string;
  /** The store is away: what is shown may be old. */
  isAway: boolean;
  children: ReactNode;
}

/** The part of a sheet that scrolls. It takes the focus, so that keys scroll it. */
export function Scroll({ label, isAway, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must have keyboard access (WCAG 2.1.1).
    <section className={styles.scroll} aria-label={label} data-away={isAway} tabIndex={0}>
      {children}
    </section>
  );
}
