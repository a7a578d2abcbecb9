import styles from './week-lines.module.css';

/** Where the whole canvas is shown; steps in a column draw their own. */
export function WeekLines() {
  const lines = 'M192 112h24M416 112h24M640 112h8M712 76V32h64M712 148v44h64M976 32h24M976 192h24';
  const heads = [
    [216, 112],
    [440, 112],
    [653, 112],
    [776, 32],
    [776, 192],
    [1000, 32],
    [1000, 192],
  ];
  return (
    <svg className={styles.lines} viewBox="0 0 1200 288" aria-hidden="true">
      <path className={styles.rail} d={lines} />
      <path className={styles.core} d={lines} />
      <path
        className={styles.heads}
        d={heads.map(([x = 0, y = 0]) => `M${x - 5} ${y - 9}v18l11-9z`).join('')}
      />
    </svg>
  );
}
