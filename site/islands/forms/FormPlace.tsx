import { replyLine } from '@grovemail/domain/forms/reply-line.ts';
import type { ReactNode } from 'react';
import type { Notice } from '../../form-state/use-notice.ts';
import { type LetterWords, SentLetter } from '../../pictures/stamps/SentLetter.tsx';
import styles from './form-place.module.css';
import { ignoreSecondClick } from './ignore-second-click.ts';

interface Props {
  /** The letter's words. */
  words: LetterWords;
  notice: Notice | null;
  /** The form. */
  children: ReactNode;
}

/**
 * A form and, once it is sent, the letter in its place. The empty form comes back when the letter is dismissed.
 */
export function FormPlace({ words, notice, children }: Props) {
  const isSent = notice?.kind === 'success';
  return (
    <div className={styles.place} onClickCapture={isSent ? ignoreSecondClick : undefined}>
      {children}
      {isSent && (
        <SentLetter
          words={{ ...words, title: notice.text }}
          reply={words.reply ? replyLine(words.reply, notice.sender) : undefined}
          takesFocus={notice.focus}
          onAgain={notice.onDismiss}
          isAlert
        />
      )}
    </div>
  );
}
