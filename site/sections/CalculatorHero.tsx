import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import styles from './calculator-hero.module.css';

interface Props {
  tagline: string;
  title: string;
  lead: string;
  /** The form and its result, as two grid items. */
  children: ReactNode;
}

/** The head of the calculator page. */
export function CalculatorHero({ tagline, title, lead, children }: Props) {
  return (
    <section className={styles.hero}>
      <div>
        <Eyebrow>{tagline}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
