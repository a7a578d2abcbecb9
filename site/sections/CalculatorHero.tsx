import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import styles from './calculator-hero.module.css';

interface Props {
  tagline: string;
  title: string;
  lead: string;
  /** Of the receipt, which is below the form on phones. */
  example: string;
  /** The form and its result, as two grid items. */
  children: ReactNode;
}

/** The head of the calculator page. */
export function CalculatorHero({ tagline, title, lead, example, children }: Props) {
  return (
    <section className={styles.hero}>
      <div>
        <Eyebrow>{tagline}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.example}>
          {example} <a href="#savings-preview">See the example</a>
        </p>
      </div>
      {children}
    </section>
  );
}
