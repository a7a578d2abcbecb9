import type { ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import { type LetterWords, SentLetter } from '../pictures/stamps/SentLetter.tsx';
import styles from './sent-screen.module.css';

interface Props {
  /** The form that was sent. */
  form: string;
  words: LetterWords;
  /** Pages to read after this one. */
  next?: readonly { label: string; text: string; href: string }[] | undefined;
  /** Below the letter. */
  children?: ReactNode;
}

/** Where a form ends without JavaScript: the letter that would have taken its place. */
export function SentScreen({ form, words, next, children }: Props) {
  return (
    <section className={styles.sent} data-sent={form}>
      <div>
        <SentLetter words={words} level={1} />
      </div>
      {children && <div className={styles.below}>{children}</div>}
      {next && (
        <nav className={styles.next} aria-labelledby="next">
          <h2 id="next">Read next</h2>
          <ul>
            {next.map(({ label, text, href }) => (
              <li key={href}>
                <a href={href}>
                  <strong>
                    {label} <Icon name="arrow" />
                  </strong>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}
