import { costBars } from '@grovemail/domain/savings/cost-bars.ts';
import { CostAxis } from './CostAxis.tsx';
import { CostBar } from './CostBar.tsx';
import type { Calculated } from './calculated.ts';
import styles from './cost-bars.module.css';

interface Props {
  calculated: Calculated;
  brand: string;
  /** US dollars a year on the Growth plan, if it has a price for the list. */
  growth?: number | null;
}

/** The yearly costs as bars on one axis; what is saved fills the second one up to the first. */
export function CostBars({ calculated: { values, savings }, brand, growth = null }: Props) {
  const bars = costBars(values.current_cost, savings, growth, brand);
  const { now, ours, saved } = bars;
  return (
    <div className={styles.bars} role="img" aria-label={bars.alternative}>
      <CostBar {...now} parts={[[now.width, 'now']]} />
      <CostBar
        {...ours}
        parts={[
          [saved.width, 'saved'],
          [ours.width, 'ours'],
        ]}
      >
        {saved.labelAt && <SavingsLabel at={saved.labelAt} />}
      </CostBar>
      {bars.growth && <CostBar {...bars.growth} parts={[[bars.growth.width, 'growth']]} />}
      <CostAxis ticks={bars.ticks} />
    </div>
  );
}

/** Within the bar, at the end of what is saved. */
export function SavingsLabel({ at, label = 'your savings' }: { at: string; label?: string }) {
  return (
    <text x={at} y="50%" dx="-12" dy="0.35em">
      {label}
    </text>
  );
}
