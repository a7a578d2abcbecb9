import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './top-bar.module.css';

interface Props {
  title: string;
  /** The list that it is from. */
  from?: { label: string; path: string };
  /** One line that says how things stand. */
  status?: string;
  children?: ReactNode;
}

/** The head of a sheet; its actions or views stand at the right. */
export function TopBar({ title, from, status, children }: Props) {
  return (
    <header className={styles.bar}>
      {from && (
        <Link className={styles.from} href={from.path}>
          {from.label}
        </Link>
      )}
      <h1>{title}</h1>
      {status && <p>{status}</p>}
      {children}
    </header>
  );
}
