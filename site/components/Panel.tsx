import type { ReactNode } from 'react';
import styles from './panel.module.css';
import { Section } from './Section.tsx';

/** A closing call to action on a forest background, separated from the footer, which has the same one. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <Section>
      <div className={styles.panel}>{children}</div>
    </Section>
  );
}
