import type { ReactNode } from 'react';
import { IconButton } from '../components/Button.tsx';
import { digits } from '../components/counts.ts';
import styles from './selection-bar.module.css';

interface Props {
  count: number;
  clear(): void;
  /** What can be done with them. */
  children: ReactNode;
}

/** In place of the filters while rows are selected. */
export function SelectionBar({ count, clear, children }: Props) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected rows">
      <b role="status">{digits(count)} selected</b>
      <IconButton icon="close" label="Clear the selection" onClick={clear} />
      {children}
    </div>
  );
}
