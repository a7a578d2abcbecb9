import { Eyebrow } from '../components/Eyebrow.tsx';
import { longDate } from '../components/long-date.ts';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import styles from './legal-intro.module.css';

export interface LegalHead {
  title: string;
  /** Date of the last change, as `2026-11-21`. */
  changed: string;
  lead: string;
  /** A non-binding summary. */
  short: string[];
  stamp: StampName;
}

/** The head of a legal page, with a summary. */
export function LegalIntro({ title, changed, lead, short, stamp }: LegalHead) {
  return (
    <Section ground="sand" tight>
      <div className={styles.intro}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={text.lead}>{lead}</p>
          <p className={styles.changed}>
            Last updated <time dateTime={changed}>{longDate(changed)}</time>
          </p>
        </div>
        <div className={styles.card}>
          <div className={styles.stamp}>
            <Stamp name={stamp} />
          </div>
          <Eyebrow>In short</Eyebrow>
          <ul className={styles.short}>
            {short.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
