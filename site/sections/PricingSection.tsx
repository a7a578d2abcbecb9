import type { ReactNode } from 'react';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './pricing-section.module.css';

interface Props {
  title: string;
  lead: string;
  /** 1 on the pricing page. */
  level?: 1 | 2;
  children: ReactNode;
}

export function PricingSection({ title, lead, level = 2, children }: Props) {
  const Title = `h${level}` as const;
  const isTop = level === 1;
  return (
    <Section
      id="pricing"
      ground={isTop ? 'paper' : 'sand'}
      className={isTop ? styles.top : undefined}
    >
      <div className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        <p className={text.lead}>{lead}</p>
      </div>
      {children}
    </Section>
  );
}
