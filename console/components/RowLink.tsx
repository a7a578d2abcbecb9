import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './row-link.module.css';

export interface RowText {
  who: ReactNode;
  /** After `who`, muted. */
  secondary?: ReactNode;
  when?: ReactNode;
  what: ReactNode;
  end?: ReactNode;
  isUnread?: boolean;
  isSettled?: boolean;
}

interface Props extends RowText {
  id?: string;
  path: string;
  isChosen: boolean;
}

/** A row of a list that opens its detail. */
export function RowLink(props: Props) {
  const { id, path, isChosen, who, secondary, when, what, end, isUnread, isSettled } = props;
  return (
    <Link
      id={id}
      href={path}
      className={styles.row}
      aria-current={isChosen || undefined}
      data-settled={isSettled}
    >
      {isUnread && (
        <span className={styles.dot}>
          <span className="sr">Not read yet. </span>
        </span>
      )}
      <span className={styles.who}>
        <b>{who}</b> <span>{secondary}</span>
      </span>
      <span className={styles.when}>{when}</span>
      <span className={styles.what}>{what}</span>
      <span className={styles.end}>{end}</span>
    </Link>
  );
}
