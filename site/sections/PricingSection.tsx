import type { ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './pricing-section.module.css';

interface Words {
  title: string;
  lead: string;
}

export interface PricingWords extends Words {
  /** What it says while Flex is chosen (`islands/pricing/show-words.ts`). */
  flex: Words;
  /** While the list is too large for Growth. */
  enterprise: Words;
}

interface Props extends PricingWords {
  /** 1 on the pricing page. */
  level?: 1 | 2;
  children: ReactNode;
}

/** The plans under a title and a lead that follow the chosen plan. */
export function PricingSection({ title, lead, flex, enterprise, level = 2, children }: Props) {
  const Title = `h${level}` as const;
  const isTop = level === 1;
  return (
    <Section
      id="pricing"
      ground={isTop ? 'paper' : 'sand'}
      className={isTop ? styles.top : styles.short}
    >
      <div className={styles.head}>
        <Title
          className={`${isTop ? styles.title : `${text.title} ${text.large}`} ${styles.either}`}
          data-growth={title}
          data-flex={flex.title}
          data-enterprise={enterprise.title}
        >
          <span>{title}</span>
        </Title>
        <p
          className={`${text.lead} ${styles.either}`}
          data-growth={lead}
          data-flex={flex.lead}
          data-enterprise={enterprise.lead}
        >
          <span>{lead}</span>
        </p>
      </div>
      {children}
      {!isTop && (
        <a className={styles.more} href="/pricing">
          Compare plans and prices
          <Icon name="arrow" />
        </a>
      )}
    </Section>
  );
}
