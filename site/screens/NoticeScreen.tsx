import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { Icon } from '../components/Icon.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { CancelledStamp } from '../pictures/stamps/CancelledStamp.tsx';
import { Letter } from '../pictures/stamps/Letter.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import styles from './notice-screen.module.css';

interface Props {
  about: string;
  title: string;
  children: ReactNode;
  /** What happens next, in order; the first has happened. */
  steps?: readonly { title: string; text: string }[] | undefined;
  /** Below the steps. */
  note?: string | undefined;
  /** One or two links; the first is the primary one. */
  ways: readonly { label: string; href: string }[];
  /** More places to go, as plain links. */
  places?: readonly { label: string; href: string }[];
  /** Pages to read after this one. */
  next?: readonly { label: string; text: string; href: string }[] | undefined;
  /** The stamp beside the words, and the word on its postmark. */
  stamp: { name: StampName; word: string };
  /** The letter that bears the stamp. */
  letter?: { mark: string; from: readonly string[]; to: readonly (string | null)[] };
  brand: string;
  /** Shows no primary link, since going back is better. */
  quiet?: boolean | undefined;
  /** The form that was submitted, on a thank-you page. */
  sent?: string;
}

/** A page with one message, one or two links, and a cancelled stamp. */
export function NoticeScreen({
  about,
  title,
  children,
  steps,
  note,
  ways,
  places,
  next,
  stamp,
  letter,
  brand,
  quiet = false,
  sent,
}: Props) {
  return (
    <section className={styles.notice} data-sent={sent}>
      <div className={styles.columns}>
        <Eyebrow>{about}</Eyebrow>
        <div className={letter ? styles.letter : styles.stamp}>
          {letter ? (
            <Letter {...stamp} {...letter} brand={brand} />
          ) : (
            <CancelledStamp {...stamp} brand={brand} />
          )}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.words}>
          <div className={styles.text}>{children}</div>
          {steps && (
            <ol className={styles.steps} aria-label="What happens next">
              {steps.map((step, index) => (
                <li key={step.title}>
                  {index === 0 && <Icon name="check" size={16} />}
                  <strong>{step.title}</strong>
                  {step.text}
                </li>
              ))}
            </ol>
          )}
          {note && <p className={styles.note}>{note}</p>}
          <p className={styles.ways}>
            {ways.map(({ label, href }, index) => (
              <LinkButton key={href} href={href} look={index === 0 && !quiet ? 'lime' : 'outline'}>
                {label}
              </LinkButton>
            ))}
          </p>
          {places && (
            <p className={styles.places}>
              {places.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </div>
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
      </div>
    </section>
  );
}
