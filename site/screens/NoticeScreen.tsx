import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import styles from './notice-screen.module.css';

interface Props {
  about: string;
  title: string;
  children: ReactNode;
  /** One or two links; the first is the primary one. */
  ways: readonly { label: string; href: string }[];
  /** A `CancelledStamp`. */
  stamp: ReactNode;
  /** Shows no primary link, since going back is better. */
  quiet?: boolean;
  /** The form that was submitted, on a thank-you page. */
  sent?: string;
}

/** A page with one message, one or two links, and a cancelled stamp. */
export function NoticeScreen({ about, title, children, ways, stamp, quiet = false, sent }: Props) {
  return (
    <section className={styles.notice} data-sent={sent}>
      <div className={styles.columns}>
        <div>
          <Eyebrow>{about}</Eyebrow>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.text}>{children}</div>
          <p className={styles.ways}>
            {ways.map(({ label, href }, index) => (
              <LinkButton
                key={href}
                href={href}
                look={index === 0 && !quiet ? 'evergreen' : 'outline'}
              >
                {label}
              </LinkButton>
            ))}
          </p>
        </div>
        <div className={styles.stamp}>{stamp}</div>
      </div>
    </section>
  );
}
