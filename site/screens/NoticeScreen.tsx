import type { ReactNode } from 'react';
import { LinkButton } from '../components/LinkButton.tsx';
import styles from './notice-screen.module.css';

interface Props {
  title: string;
  children: ReactNode;
  ways: { label: string; href: string }[];
  /** The form whose sending this page thanks for. */
  sent?: string;
}

/** A calm page that says one thing and offers a way or two out. */
export function NoticeScreen({ title, children, ways, sent }: Props) {
  return (
    <section className={styles.notice} data-sent={sent}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <p className={styles.ways}>
        {ways.map(({ label, href }, index) => (
          <LinkButton key={href} href={href} look={index === 0 ? 'evergreen' : 'outline'}>
            {label}
          </LinkButton>
        ))}
      </p>
    </section>
  );
}
