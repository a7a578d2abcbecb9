import { Accordion } from '../components/Accordion.tsx';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './faq.module.css';

export interface FaqItem {
  question: string;
  answer: string;
}

interface Props {
  title: string;
  items: FaqItem[];
  /** Less vertical padding. */
  tight?: boolean;
}

/** Frequent questions, whose answers open one at a time. */
export function Faq({ title, items, tight }: Props) {
  return (
    <Section {...(tight ? { tight } : {})}>
      <div className={`${styles.faq} ${tight ? styles.tight : ''}`}>
        <div>
          <h2 className={text.title}>{title}</h2>
          <p className={styles.ask}>
            Another question? <a href="/contact">Ask us</a>
          </p>
        </div>
        <Accordion items={items} name="faq" />
      </div>
    </Section>
  );
}
