import { formatUsd } from '@grovemail/domain/savings/savings.ts';
import type { Calculated } from './calculated.ts';
import styles from './calculator.module.css';

const width = 320;
const height = 20;

/** The two yearly costs as bars on one scale, at zero before there is a result. */
export function CostBars({
  savings: result,
  brand,
}: {
  savings: Calculated | null;
  brand: string;
}) {
  const costs = [
    { name: 'What you pay now', usd: result?.values.current_cost ?? 0, look: styles.now },
    { name: `With ${brand}`, usd: result?.savings.chargeUsd ?? 0, look: styles.ours },
  ];
  const max = Math.max(...costs.map(({ usd }) => usd));
  const alternative = result
    ? costs.map(({ name, usd }) => `${name}: $${formatUsd(usd)} a year.`).join(' ')
    : 'Two bars at zero: what you pay now, and what you would pay.';
  return (
    <div className={styles.bars} role="img" aria-label={alternative}>
      {costs.map(({ name, usd, look }) => (
        <div key={name}>
          <p className={styles.cost}>
            <span>{name}</span>
            <b>{result ? `$${formatUsd(usd)}` : '–'}</b>
          </p>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.track} width={width} height={height} />
            <rect
              className={look}
              width={max > 0 ? ((usd / max) * width).toFixed(2) : 0}
              height={height}
            />
          </svg>
        </div>
      ))}
    </div>
  );
}
