import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** The facts next to a detail; below it on smaller screens. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.facts} aria-label="Facts">
      {children}
    </aside>
  );
}

export function FactGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
