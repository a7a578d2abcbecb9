import styles from './cost-bars.module.css';

interface Props {
  /** From left to right; a template has slots for both. */
  ticks: readonly { label: string; at: string }[];
}

/** The dollar axis below the bars. */
export function CostAxis({ ticks }: Props) {
  return (
    <svg className={styles.axis} aria-hidden="true">
      <line x2="100%" />
      {ticks.map(({ label, at }) => (
        <g key={label}>
          <line x1={at} x2={at} y2="6" />
          <text x={at} y="1.6em">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
