import type { ReactNode } from 'react';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/Icon.tsx';
import parts from '../parts/parts.module.css';
import styles from './subject-line.module.css';

interface Props {
  /** With `@firstname` where each reader's own name goes. */
  subject: string;
  /** Below what is sent. */
  children: ReactNode;
}

/**
 * Where a visitor types the campaign's subject and sends it to the inboxes below, by a script (`live-inbox.ts`).
 * Without one, it only shows the subject.
 */
export function SubjectLine({ subject, children }: Props) {
  const [before, after] = subject.split('@firstname', 2);
  return (
    <div className={styles.composer} data-composer="">
      <label htmlFor="live-subject">Subject line</label>
      <output htmlFor="live-subject" />
      <span className={styles.field}>
        <span className={styles.marks} aria-hidden="true">
          {before}
          <span className={parts.mark}>@firstname</span>
          {after}
        </span>
        <textarea
          id="live-subject"
          rows={1}
          defaultValue={subject}
          maxLength={45}
          readOnly
          autoComplete="off"
          enterKeyHint="send"
        />
      </span>
      <button
        className={`${buttons.button} ${buttons.lime} ${styles.send}`}
        type="button"
        data-replay=""
      >
        <span>Send</span>
        <span>
          <Icon name="check" />
          Sent at 9:00 am
        </span>
      </button>
      <p>
        <span>Change a word, and every inbox changes.</span>
        <span>Now pick an hour to see who read it.</span>
      </p>
      {children}
      <svg
        className={styles.lines}
        viewBox="0 0 1656 64"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M828 0C828 48 156 16 156 64M828 0C828 48 492 16 492 64M828 0v64M828 0c0 48 336 16 336 64M828 0c0 48 672 16 672 64" />
      </svg>
    </div>
  );
}
