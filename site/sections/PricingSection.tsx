import type { ReactNode } from 'react';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './pricing-section.module.css';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

export function PricingSection({ title, lead, children }: Props) {
  return (
    <Section id="pricing" ground="sand">
      <div className={styles.head}>
        <h2 className={text.title}>{title}</h2>
        <p className={text.lead}>{lead}</p>
      </div>
      {children}
    </Section>
  );
}
