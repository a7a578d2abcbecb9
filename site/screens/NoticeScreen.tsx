import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import styles from './notice-screen.module.css';

interface Props {
  /** What this is about, in a word or two. */
  about: string;
  title: string;
  children: ReactNode;
  /** One or two ways out; the first is the one to take, unless staying is. */
  ways: readonly { label: string; href: string }[];
  /** The browser's own way back is better than any of ours, so none of them stands out. */
  quiet?: boolean;
  /** The form whose sending this page thanks for. */
  sent?: string;
}

/** A calm page that says one thing and offers a way or two out. */
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
