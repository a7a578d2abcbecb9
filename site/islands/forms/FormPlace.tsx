import type { ReactNode } from 'react';
import type { Notice } from '../../form-state/use-notice.ts';
import { type LetterWords, SentLetter } from '../../pictures/stamps/SentLetter.tsx';
import styles from './form-place.module.css';

interface Props {
  /** Of the letter. */
  words: LetterWords;
  notice: Notice | null;
  /** The form. */
  children: ReactNode;
}

/**
 * A form and, once it is sent, the letter over it. The empty form keeps its height, so that nothing below moves, and
 * comes back when the letter is dismissed.
 */
export function FormPlace({ words, notice, children }: Props) {
  return (
    <div className={styles.place}>
      {children}
      {notice?.kind === 'success' && (
        <SentLetter
          words={{ ...words, title: notice.text }}
          sender={notice.sender}
          takesFocus={notice.focus}
          onAgain={notice.onDismiss}
          isAlert
        />
      )}
    </div>
  );
}
