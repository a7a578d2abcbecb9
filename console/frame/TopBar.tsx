import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

interface Props {
  title: string;
  /** One line that says how things stand. */
  status?: string;
  children?: ReactNode;
}

/** The head of a sheet; its actions or views stand at the right. */
export function TopBar({ title, status, children }: Props) {
  return (
    <header className={styles.bar}>
      <h1>{title}</h1>
      {status && <p>{status}</p>}
      {children}
    </header>
  );
}
