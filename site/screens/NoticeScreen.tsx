import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { CancelledStamp } from '../components/stamps/CancelledStamp.tsx';
import type { StampName } from '../components/stamps/stamps.ts';
import styles from './notice-screen.module.css';

interface Props {
  about: string;
  title: string;
  children: ReactNode;
  /** One or two links; the first is the primary one. */
  ways: readonly { label: string; href: string }[];
  /** The stamp beside the words, and the word on its postmark. */
  stamp: { name: StampName; word: string };
  brand: string;
  /** Shows no primary link, since going back is better. */
  quiet?: boolean;
  /** The form that was submitted, on a thank-you page. */
  sent?: string;
}

/** A page with one message, one or two links, and a cancelled stamp. */
export function NoticeScreen({
  about,
  title,
  children,
  ways,
  stamp,
  brand,
  quiet = false,
  sent,
}: Props) {
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
        <div className={styles.stamp}>
          <CancelledStamp {...stamp} brand={brand} />
        </div>
      </div>
    </section>
  );
}
