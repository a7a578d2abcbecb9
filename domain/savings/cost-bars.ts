import { costAxis } from './cost-axis.ts';
import { formatUsd, type Savings } from './savings.ts';

/** The width of the axis. */
export const barWidth = 320;

/**
 * The yearly costs as bars on one axis: now, pay as you go and, if it has a price, Growth.
 * @param now US dollars a year
 * @param growth US dollars a year; null without a price
 */
export function costBars(
  now: number,
  { chargeUsd, savings }: Savings,
  growth: number | null,
  brand: string,
) {
  const { end, labels } = costAxis(Math.max(now, chargeUsd, growth ?? 0));
  const widthOf = (usd: number) => ((usd / end) * barWidth).toFixed(2);
  const bar = (name: string, usd: number) => ({
    name,
    amount: `$${formatUsd(usd)}`,
    width: widthOf(usd),
  });
  const bars = {
    now: bar('What you pay now', now),
    ours: bar(`${brand}, pay as you go`, chargeUsd),
    growth: growth === null ? null : bar(`${brand}, Growth plan`, growth),
  };
  const named = Object.values(bars).filter((each) => each !== null);
  return {
    ...bars,
    /** Fills the second bar up to the first; its label ends where that does, if it has room. */
    saved: {
      width: widthOf(savings > 0 ? now : 0),
      labelAt: savings > end * 0.4 ? `${(100 * now) / end}%` : null,
    },
    ticks: labels.map((label, at) => ({ label, at: `${(100 * at) / (labels.length - 1)}%` })),
    alternative: named.map(({ name, amount }) => `${name}: ${amount} per year.`).join(' '),
  };
}
