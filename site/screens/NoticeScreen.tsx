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
  /** Shows no primary link, since going back is better. */
  quiet?: boolean;
  /** The form that was submitted, on a thank-you page. */
  sent?: string;
}

/** A page with one message and one or two links. */
export function NoticeScreen({ about, title, children, ways, quiet = false, sent }: Props) {
  return (
    <section className={styles.notice} data-sent={sent}>
      <div className={styles.card}>
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
    </section>
  );
}
