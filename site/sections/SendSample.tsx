import type { ReactNode } from 'react';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import { SampleOrderMail } from '../pictures/transactionals/SampleOrderMail.tsx';
import styles from './send-sample.module.css';

interface Props {
  id: string;
  brand: string;
  /** 1 where it is the page. */
  level?: 1 | 2;
  children: ReactNode;
}

/** The sample email, and the form that sends it to the visitor. */
export function SendSample({ id, brand, level = 2, children }: Props) {
  const Title = `h${level}` as const;
  return (
    <Section id={id} ground="sand" className={styles.band}>
      <div className={styles.columns}>
        <div>
          <Title className={text.title}>Send this email to yourself</Title>
          <p className={text.lead}>
            It goes out like any transactional email. Watch its log until the mail server replies.
            We don’t track opens.
          </p>
        </div>
        <div className={styles.card}>{children}</div>
        <div className={styles.picture} aria-hidden="true">
          <SampleOrderMail brand={brand} />
        </div>
        <SampleChip className={styles.sample} />
      </div>
    </Section>
  );
}
