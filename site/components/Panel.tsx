import type { ReactNode } from 'react';
import styles from './panel.module.css';
import { Section } from './Section.tsx';

/** A closing word on forest that stands clear of the footer, which has the same ground. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <Section>
      <div className={styles.panel}>{children}</div>
    </Section>
  );
}
