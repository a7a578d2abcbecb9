import type { ReactNode } from 'react';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './contact-section.module.css';

/** 'Got Questions?' with the enquiry form (R127–R129). */
export function ContactSection({ email, children }: { email: string; children: ReactNode }) {
  return (
    <Section id="contact-us" ground="sand">
      <div className={styles.contact}>
        <div>
          <h2 className={text.title}>Got Questions?</h2>
          <p className={text.lead}>
            Write to us. A person reads every message and answers by email.
          </p>
          <p className={styles.direct}>
            Or write straight to <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
        <div className={styles.card}>{children}</div>
      </div>
    </Section>
  );
}
