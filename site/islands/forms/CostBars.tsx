import { formatUsd } from '@grovemail/domain/savings/savings.ts';
import { barWidth, CostBar } from './CostBar.tsx';
import type { Calculated } from './calculated.ts';
import { costAxis } from './cost-axis.ts';
import styles from './cost-bars.module.css';

interface Props {
  calculated: Calculated;
  brand: string;
  /** US dollars a year on the Growth plan, if it has a price for the list. */
  growth?: number | null;
}

/** The yearly costs as bars on one axis; what is saved fills the second one up to the first. */
export function CostBars({ calculated, brand, growth = null }: Props) {
  const now = calculated.values.current_cost;
  const { chargeUsd: ours, savings } = calculated.savings;
  const { end, labels } = costAxis(Math.max(now, ours, growth ?? 0));
  const widthOf = (usd: number) => ((usd / end) * barWidth).toFixed(2);
  const name = `${brand}, pay as you go`;
  const onGrowth = `${brand}, Growth plan`;
  const alternative = `What you pay now: $${formatUsd(now)} per year. ${name}: $${formatUsd(ours)} per year.`;
  const further = growth === null ? '' : ` ${onGrowth}: $${formatUsd(growth)} per year.`;
  return (
    <div className={styles.bars} role="img" aria-label={alternative + further}>
      <CostBar
        name="What you pay now"
        amount={`$${formatUsd(now)}`}
        parts={[[widthOf(now), 'now']]}
      />
      <CostBar
        name={name}
        amount={`$${formatUsd(ours)}`}
        parts={[
          [widthOf(savings > 0 ? now : 0), 'saved'],
          [widthOf(ours), 'ours'],
        ]}
      >
        {savings > end * 0.4 && (
          <text x={`${(100 * now) / end}%`} y="50%" dx="-12" dy="0.35em">
            your savings
          </text>
        )}
      </CostBar>
      {growth !== null && (
        <CostBar
          name={onGrowth}
          amount={`$${formatUsd(growth)}`}
          parts={[[widthOf(growth), 'ours']]}
        />
      )}
      <svg className={styles.axis} aria-hidden="true">
        <line x2="100%" />
        {labels.map((label, at) => {
          const x = `${(100 * at) / (labels.length - 1)}%`;
          return (
            <g key={label}>
              <line x1={x} x2={x} y2="6" />
              <text x={x} y="1.6em">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
