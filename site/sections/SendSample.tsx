import { sampleSection } from '@grovemail/contract/site-paths.ts';
import type { ReactNode } from 'react';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import { SampleOrderMail } from '../pictures/transactionals/SampleOrderMail.tsx';
import styles from './send-sample.module.css';

/** The sample email, and the form that sends it to the visitor. */
export function SendSample({ brand, children }: { brand: string; children: ReactNode }) {
  return (
    <Section id={sampleSection} ground="sand" className={styles.band}>
      <div className={styles.columns}>
        <div>
          <h2 className={text.title}>Send this email to yourself</h2>
          <p className={text.lead}>
            It’s sent like every transactional email, and you watch its log until the mail server
            replies. Opens aren’t tracked.
          </p>
        </div>
        <div className={styles.card}>{children}</div>
        <div className={styles.picture}>
          <div aria-hidden="true">
            <SampleOrderMail brand={brand} />
          </div>
          <SampleChip />
        </div>
      </div>
    </Section>
  );
}
