import styles from './inbox-placement.module.css';

/** Ten thousand emails, a dot for each, and the one that did not reach an inbox. */
export function InboxPlacement() {
  return (
    <div className={styles.field}>
      <p className={styles.legend}>A dot for each of 10,000 emails</p>
      <Dots shape="square" columns={100} radius={2.4} lost={[72.5, 21.5]} />
      <Dots shape="band" columns={200} radius={1.3} lost={[163.5, 12.5]} />
      <p className={styles.sum}>
        <span>
          <b>1,204,880</b> in the inbox
        </span>
        <span>
          <b>120</b> elsewhere
        </span>
        <span className={styles.when}>Last 30 days</span>
      </p>
    </div>
  );
}

interface Props {
  shape: 'square' | 'band';
  columns: number;
  /** Of the lost one. */
  radius: number;
  lost: [x: number, y: number];
}

function Dots({ shape, columns, radius, lost: [x, y] }: Props) {
  return (
    <div className={styles[shape]}>
      <p className={styles.lost}>One went elsewhere</p>
      <svg
        className={styles.dots}
        viewBox={`0 0 ${columns} ${10_000 / columns}`}
        aria-hidden="true"
      >
        <pattern id={shape} width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx=".5" cy=".5" r=".31" />
        </pattern>
        <path fill={`url(#${shape})`} d={`M0 0h${columns}v${10_000 / columns}H0z`} />
        <path className={styles.lead} d={`M${x} ${y}V-2`} />
        <circle className={styles.one} cx={x} cy={y} r={radius} />
      </svg>
    </div>
  );
}
