import type { ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  /** The section's anchor; its title is labelled after it. */
  id?: string;
  ground?: 'paper' | 'sand' | 'forest';
  /** Less air above and below. */
  tight?: boolean;
  label?: string;
  children: ReactNode;
}

/** A band of the page with the common width and rhythm. */
export function Section({ id, ground = 'paper', tight, label, children }: Props) {
  const className = [styles.section, styles[ground], tight && styles.tight]
    .filter(Boolean)
    .join(' ');
  return (
    <section id={id} className={className} aria-label={label}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
