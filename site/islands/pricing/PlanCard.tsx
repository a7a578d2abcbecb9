import type { ReactNode } from 'react';
import { Benefits } from './Benefits.tsx';
import styles from './plan-card.module.css';

interface Props {
  /** The heading's id. */
  id: string;
  name: string;
  purpose: string;
  level: 2 | 3;
  /** The price, its buttons and the switches of modules. */
  controls: ReactNode;
  /** Without one, the card is for screen readers alone: the Enterprise card shows the same to everyone else. */
  receipt: ReactNode;
  benefits: readonly string[];
  glosses?: Readonly<Record<string, string>>;
  /** Copies the link to the estimate. */
  link: ReactNode;
}

/** A plan with prices: controls beside their receipt, and what is included below both. */
export function PlanCard(props: Props) {
  const { id, name, purpose, level, controls, receipt, benefits, glosses, link } = props;
  const Name = `h${level}` as const;
  return (
    <article className={receipt ? styles.card : 'sr'} aria-labelledby={id}>
      <div className={styles.controls}>
        <Name id={id} className={styles.name}>
          {name}
        </Name>
        <p className={styles.purpose}>{purpose}</p>
        {controls}
      </div>
      {receipt && (
        <>
          <div className={styles.tray}>
            {receipt}
            {link}
          </div>
          <Benefits benefits={benefits} {...(glosses ? { glosses } : {})} inRow />
        </>
      )}
    </article>
  );
}
