import type { ReactNode } from 'react';
import styles from './section.module.css';
import tints from './tint.module.css';

interface Props {
  /** The section's anchor, from which its title's id is derived. */
  id?: string;
  /** `own` is that of `className`. */
  ground?: 'paper' | 'sand' | 'sky' | 'own';
  /** Less vertical padding. */
  tight?: boolean;
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A page section with the common width and spacing. */
export function Section({ id, ground = 'paper', tight, label, className, children }: Props) {
  const classes = [
    styles.section,
    ground === 'sky' ? tints.sky : styles[ground],
    tight && styles.tight,
    className,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <section id={id} className={classes} aria-label={label}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
