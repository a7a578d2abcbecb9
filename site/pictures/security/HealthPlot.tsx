import styles from './plot.module.css';

export interface HealthTimes {
  name: string;
  medianMs: number;
  slowestMs: number;
}

const [left, right, row] = [1, 399, 74];

/** The median and the slowest response of a health check under each load, on a logarithmic axis. */
export function HealthPlot({ loads }: { loads: readonly HealthTimes[] }) {
  const foot = loads.length * row + 8;
  const end = Math.ceil(Math.log10(Math.max(10, ...loads.map(({ slowestMs }) => slowestMs))));
  const ticks = Array.from({ length: end + 1 }, (_, power) => 10 ** power);
  const across = (ms: number) =>
    Math.round(left + (Math.log10(Math.max(1, ms)) / end) * (right - left));
  return (
    <svg className={styles.plot} viewBox={`0 0 400 ${foot + 24}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${across(tick)} 4V${foot}`} />
          <text
            x={across(tick)}
            y={foot + 18}
            textAnchor={tick === 1 ? 'start' : tick === ticks.at(-1) ? 'end' : 'middle'}
          >
            {duration(tick)}
          </text>
        </g>
      ))}
      {loads.map(({ name, medianMs, slowestMs }, index) => {
        const y = index * row + 38;
        const slowest = across(slowestMs);
        const median = across(medianMs);
        return (
          <g key={name}>
            <text className={styles.strong} x={left} y={y - 16}>
              {name}
            </text>
            <path className={styles.range} d={`M${median} ${y}H${slowest}`} />
            <circle className={styles.dot} cx={median} cy={y} r="5" />
            <text x={median} y={y + 19} textAnchor={median < 24 ? 'start' : 'middle'}>
              {duration(medianMs)}
            </text>
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

/** `7 ms`, `20.8 s` */
function duration(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${Number((ms / 1_000).toFixed(1))} s`;
}
