import styles from './plot.module.css';

interface Props {
  /** Acknowledged and missing forms of each kill. */
  rounds: readonly { acknowledged: number; missing: number }[];
}

const [left, foot, height] = [50, 178, 160];

/** Bars of the forms that were confirmed before each kill, and below them how many were lost. */
export function KillPlot({ rounds }: Props) {
  const largest = Math.max(1, ...rounds.map(({ acknowledged }) => acknowledged));
  const step = niceStep(largest);
  const top = Math.ceil(largest / step) * step;
  const width = (400 - left) / rounds.length;
  const ticks = Array.from({ length: top / step + 1 }, (_, index) => index * step);
  return (
    <svg className={styles.plot} viewBox="0 0 400 232" aria-hidden="true">
      {ticks.map((tick) => {
        const y = foot - (tick / top) * height;
        return (
          <g key={tick}>
            <path className={styles.grid} d={`M${left} ${y}h${400 - left}`} />
            <text x={left - 8} y={y + 4} textAnchor="end">
              {tick.toLocaleString('en-US')}
            </text>
          </g>
        );
      })}
      <text x={left - 8} y={foot + 22} textAnchor="end">
        Lost
      </text>
      <text x={left - 8} y={foot + 44} textAnchor="end">
        Kill
      </text>
      {rounds.map(({ acknowledged, missing }, index) => {
        const tall = Math.max(1, (acknowledged / top) * height);
        const x = left + index * width;
        const kill = index + 1;
        return (
          <g key={kill} textAnchor="middle">
            <rect
              className={styles.bar}
              x={x + width * 0.2}
              y={foot - tall}
              width={width * 0.6}
              height={tall}
              rx="2"
            />
            <text className={styles.strong} x={x + width / 2} y={foot + 22}>
              {missing}
            </text>
            {kill % 5 === 0 || kill === 1 ? (
              <text x={x + width / 2} y={foot + 44}>
                {kill}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** The largest of 1, 2 and 5 times a power of ten that divides the values into at least two steps. */
function niceStep(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(largest));
  const steps = [power * 5, power * 2, power, power / 2, power / 5].filter(Number.isInteger);
  return steps.find((step) => largest / step >= 2) ?? 1;
}
