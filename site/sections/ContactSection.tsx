import type { ReactNode } from 'react';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './contact-section.module.css';

interface Props {
  /** 1 on the contact page. */
  level?: 1 | 2;
  titleClass?: string | undefined;
  /** All contact details. */
  ways: ReactNode;
  children: ReactNode;
}

/** The contact form with all contact details. */
export function ContactSection({ level = 2, titleClass = text.title, ways, children }: Props) {
  const Title = `h${level}` as const;
  return (
    <Section id="contact-us" ground={level === 1 ? 'sand' : 'paper'}>
      <div className={styles.contact}>
        <div>
          <Title className={titleClass}>Got Questions?</Title>
          <p className={text.lead}>
            Write to us. A person reads every message and replies by email.
          </p>
          <p className={`${titleClass} ${styles.done} ${styles.sent}`}>A person will read it</p>
        </div>
        <div className={styles.card}>{children}</div>
        <div>{ways}</div>
      </div>
    </Section>
  );
}
