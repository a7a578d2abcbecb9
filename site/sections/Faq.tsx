import { Accordion } from '../components/Accordion.tsx';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './faq.module.css';

export interface FaqItem {
  question: string;
  answer: string;
}

export function Faq({ title, items }: { title: string; items: FaqItem[] }) {
  return (
    <Section>
      <div className={styles.faq}>
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
