import type { ReactNode } from 'react';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './own-screen.module.css';

interface Props {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** A page that the operator wrote in Markdown. */
export function OwnScreen({ title, lead, children }: Props) {
  return (
    <>
      <Section ground="sand" tight>
        <h1 className={styles.title}>{title}</h1>
        <p className={text.lead}>{lead}</p>
      </Section>
      <Section tight>
        <article className={styles.article} aria-label={title}>
          {children}
        </article>
      </Section>
    </>
  );
}
