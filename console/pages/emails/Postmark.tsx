import { useId } from 'react';
import styles from './postmark.module.css';

interface Props {
  /** Around it, above. */
  word: string;
  /** Around it, below. */
  why: string;
  date: string;
  isBad: boolean;
}

/** How an email ended, as a post office would say it; beside it, the same is in words. */
export function Postmark({ word, why, date, isBad }: Props) {
  const id = useId();
  return (
    <svg className={styles.postmark} data-bad={isBad} viewBox="0 0 124 124" aria-hidden="true">
      <circle cx="62" cy="62" r="59" />
      <circle cx="62" cy="62" r="38" />
      <path d="M26 51H98M26 73H98" />
      <path id={`${id}rim`} className={styles.way} d="M17.5 62a44.5 44.5 0 1 1 89 0" />
      <path id={`${id}foot`} className={styles.way} d="M8 62a54 54 0 0 0 108 0" />
      <text>
        <textPath href={`#${id}rim`} startOffset="50%">
          {word}
        </textPath>
      </text>
      <text>
        <textPath href={`#${id}foot`} startOffset="50%">
          {why}
        </textPath>
      </text>
      <text className={styles.date} x="62" y="67.5">
        {date}
      </text>
    </svg>
  );
}
