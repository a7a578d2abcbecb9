import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { longDate } from '../../components/long-date.ts';
import type { NavLeaf } from '../navigation/nav-tree.ts';
import styles from './page-end.module.css';

export interface PageEndProps {
  /** Edit link. */
  edit?: string | undefined;
  /** ISO date of the last change to the content. */
  changed?: string | undefined;
  previous?: NavLeaf | undefined;
  next?: NavLeaf | undefined;
  feedback?: ReactNode;
}

/** The end of a page: feedback, its last change, and its neighbors. */
export function PageEnd({ edit, changed, previous, next, feedback }: PageEndProps) {
  return (
    <div className={styles.end} data-no-markdown="">
      {feedback}
      <p className={styles.facts}>
        {changed && (
          <span>
            Last updated <time dateTime={changed}>{longDate(changed)}</time>
          </span>
        )}
        {edit && (
          <a className={styles.edit} href={edit}>
            <Icon name="edit" size={16} />
            Edit this page
          </a>
        )}
      </p>
      {(previous || next) && (
        <nav className={styles.ways} aria-label="Previous and next page">
          {previous && <Way leaf={previous} label="Previous" />}
          {next && <Way leaf={next} label="Next" isNext />}
        </nav>
      )}
    </div>
  );
}

function Way({ leaf, label, isNext }: { leaf: NavLeaf; label: string; isNext?: boolean }) {
  return (
    <a
      className={isNext ? `${styles.way} ${styles.next}` : styles.way}
      href={leaf.path}
      rel={isNext ? 'next' : 'prev'}
    >
      <span className={styles.label}>{label}</span> {leaf.label}
    </a>
  );
}
