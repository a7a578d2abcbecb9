import type { ReactNode } from 'react';
import styles from './until-resent.module.css';

interface Props {
  /** Before the campaign is resent, and after. */
  children?: ReactNode;
  then: ReactNode;
}

/**
 * What changes when the hero's checkbox is pressed. The stage then sets `--once` to `hidden` and `--then` to
 * `visible`, which drawings in other files inherit too.
 */
export function UntilResent({ children, then }: Props) {
  return (
    <span className={styles.states}>
      <span className={styles.once}>{children}</span>
      <span className={styles.then}>{then}</span>
    </span>
  );
}

/** The same in a drawing. Without the stage, a drawing is as before. */
export function UntilResentInDrawing({ children, then }: Props) {
  return (
    <>
      <g visibility="var(--once,visible)">{children}</g>
      <g visibility="var(--then,hidden)">{then}</g>
    </>
  );
}
