import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import styles from './calculator-hero.module.css';

interface Props {
  tagline: string;
  title: string;
  lead: string;
  /** The form and its result, which take their own places in this grid. */
  children: ReactNode;
}

/** The headline with the form beside it and the result's place below. */
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
