import styles from './plot.module.css';

export interface HealthTimes {
  name: string;
  /** Milliseconds; null where only the slowest is known. */
  medianMs: number | null;
  slowestMs: number;
}

const [left, right, row] = [1, 399, 62];
const ticks = [1, 10, 100, 1_000, 10_000, 100_000];

/** The median and the slowest response of a health check under each load, on a logarithmic axis. */
export function HealthPlot({ loads }: { loads: readonly HealthTimes[] }) {
  const foot = loads.length * row + 8;
  return (
    <svg className={styles.plot} viewBox={`0 0 400 ${foot + 24}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${across(tick)} 4V${foot}`} />
          <text x={across(tick)} y={foot + 18} textAnchor={anchorOf(tick)}>
            {duration(tick)}
          </text>
        </g>
      ))}
      {loads.map(({ name, medianMs, slowestMs }, index) => {
        const y = index * row + 38;
        const slowest = across(slowestMs);
        const median = medianMs === null ? slowest : across(medianMs);
        return (
          <g key={name} className={medianMs === null ? styles.before : undefined}>
            <text className={styles.strong} x={left} y={y - 16}>
              {name}
            </text>
            <path className={styles.range} d={`M${median} ${y}H${slowest}`} />
            {medianMs !== null && (
              <>
                <circle className={styles.dot} cx={median} cy={y} r="5" />
                <text x={median} y={y + 19} textAnchor={median < 24 ? 'start' : 'middle'}>
                  {duration(medianMs)}
                </text>
              </>
            )}
            <circle className={styles.ring} cx={slowest} cy={y} r="5" />
            <text x={slowest + 10} y={y + 4}>
              {duration(slowestMs)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function across(ms: number): number {
  const share = Math.log10(Math.max(1, ms)) / Math.log10(ticks.at(-1) ?? 10);
  return Math.round(left + share * (right - left));
}

function anchorOf(tick: number): 'start' | 'middle' | 'end' {
  if (tick === ticks[0]) return 'start';
  return tick === ticks.at(-1) ? 'end' : 'middle';
}

/** `7 ms`, `20.8 s` */
function duration(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${Number((ms / 1_000).toFixed(1))} s`;
}
