import buttons from '../../components/button.module.css';
import { Eyebrow } from '../../components/Eyebrow.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import airmail from './airmail.module.css';
import { CanceledStamp } from './CanceledStamp.tsx';
import list from './letter-steps.module.css';
import styles from './sent-letter.module.css';
import type { StampName } from './stamps.ts';

export interface LetterWords {
  brand: string;
  stamp: StampName;
  /** In the middle of the postmark. */
  postmark: string;
  /** Above the title. */
  about: string;
  title: string;
  /** Under the title, with `{email}` for the address that was given. */
  reply?: string | undefined;
  /** In its place where the address is not known. */
  text?: string;
  /** What happens next, in order. */
  steps?: readonly { title: string; text: string }[];
  /** One thing to do meanwhile; quiet where the next step is elsewhere. */
  meanwhile?: { title?: string; text?: string; label: string; href: string; quiet?: boolean };
  /** Leads back to the form, unless something beside the letter does. */
  again?: { before?: string; label: string; href: string } | undefined;
}

interface Props {
  words: LetterWords;
  /** 1 on a page of its own, 3 below a result. */
  level?: 1 | 2 | 3;
  /** Names who sent the form. A template has slots for all. */
  reply?: Record<'before' | 'email' | 'after' | 'unsure', string> | undefined;
  /** Whether the title takes the focus, and so is read: then it is not announced as well. */
  takesFocus?: boolean;
  /** Brings the form back; without it a link does. */
  onAgain?: () => void;
  /** Whether it is an alert that can be dismissed as well, which brings the form back too. */
  isAlert?: boolean;
}

/**
 * What takes a form's place once it is sent, with and without JavaScript: a postmarked letter, paper in the dark too.
 */
export function SentLetter({
  words,
  level = 2,
  reply,
  takesFocus = false,
  onAgain,
  isAlert = false,
}: Props) {
  const { about, title, steps, meanwhile, again } = words;
  const Title = `h${level}` as const;
  return (
    <div className={styles.place} data-letter="">
      <div
        className={`${airmail.airmail} ${styles.letter} ${steps || meanwhile ? '' : styles.brief}`}
        role={isAlert ? 'status' : undefined}
        aria-live={isAlert && takesFocus ? 'off' : undefined}
      >
        <div className={styles.head}>
          <Eyebrow>{about}</Eyebrow>
          <div className={styles.stamp}>
            <CanceledStamp name={words.stamp} word={words.postmark} brand={words.brand} />
          </div>
          <Title
            ref={takesFocus ? focus : undefined}
            tabIndex={level === 2 ? -1 : undefined}
            className={styles.title}
          >
            {title}
          </Title>
          {reply ? (
            <p className={styles.lead} data-unsure={reply.unsure}>
              {reply.before}
              <strong>{reply.email}</strong>
              {reply.after}
            </p>
          ) : (
            words.text && <p className={styles.lead}>{words.text}</p>
          )}
        </div>
        {steps && (
          <ol className={list.steps} aria-label="What happens next">
            {steps.map((step, index) => (
              <li key={step.title}>
                {index === 0 && <Icon name="check" size={16} />}
                <strong>{step.title}</strong>
                {step.text}
              </li>
            ))}
          </ol>
        )}
        {meanwhile && (
          <div className={`${styles.meanwhile} ${meanwhile.title ? styles.other : ''}`}>
            {meanwhile.title && (
              <p>
                <strong>{meanwhile.title}</strong> {meanwhile.text}
              </p>
            )}
            <LinkButton
              href={meanwhile.href}
              look={meanwhile.quiet ? 'outline' : 'lime'}
              arrow={!meanwhile.quiet}
            >
              {meanwhile.label}
            </LinkButton>
          </div>
        )}
        {again && (
          <div className={styles.back}>
            <p>
              {again.before && <span>{again.before} </span>}
              {onAgain ? (
                <button type="button" className={buttons.link} onClick={onAgain}>
                  {again.label}
                </button>
              ) : (
                <a className={buttons.link} href={again.href}>
                  {again.label}
                </a>
              )}
            </p>
          </div>
        )}
        {isAlert && (
          <button type="button" className={styles.close} aria-label="Dismiss" onClick={onAgain}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}

/** The whole letter comes into view, or its title, if the letter is higher than the window. */
function focus(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
  title?.closest('[data-letter]')?.scrollIntoView({ block: 'nearest' });
  title?.scrollIntoView({ block: 'nearest' });
}
