import { barWidth } from '@grovemail/domain/savings/cost-bars.ts';
import type { ReactNode } from 'react';
import styles from './cost-bars.module.css';

const height = 20;

interface Props {
  name: string;
  amount: string;
  /** From the left edge, one upon the other: how far, of `barWidth`. */
  parts: readonly (readonly [width: string, look: 'now' | 'ours' | 'growth' | 'saved'])[];
  /** Words within the bar. */
  children?: ReactNode;
}

/** One yearly cost: its name, the amount, and a bar. */
export function CostBar({ name, amount, parts, children }: Props) {
  return (
    <>
      <span>{name}</span>
      <b>{amount}</b>
      <svg aria-hidden="true">
        <svg viewBox={`0 0 ${barWidth} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {parts.map(([width, look]) => (
            <rect key={look} className={styles[look]} width={width} height={height} />
          ))}
        </svg>
        {children}
      </svg>
    </>
  );
}
