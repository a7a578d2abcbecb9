import styles from './inbox-placement.module.css';

/** Ten thousand emails as dots, and the one that did not reach an inbox. */
export function InboxPlacement() {
  return (
    <div className={styles.field}>
      <div className={styles.tens}>
        <p className={styles.caption}>Each dot is ten emails of 10,000</p>
        <p className={styles.lost}>
          One went elsewhere
          <svg className={styles.lens} viewBox="0 0 56 56" aria-hidden="true">
            <circle cx="28" cy="28" r="27" />
            {ten.map(([x, y], index) => (
              <circle
                key={`${x} ${y}`}
                className={index === 5 ? styles.one : undefined}
                cx={x}
                cy={y}
                r="4.5"
              />
            ))}
          </svg>
        </p>
        <Dots columns={50} radius={0.35} marked={[47.5, 2.5]} ring={0.75} />
      </div>
      <div className={styles.each}>
        <p className={styles.caption}>A dot for each of 10,000 emails</p>
        <p className={styles.lost}>One went elsewhere</p>
        <Dots columns={200} radius={0.31} marked={[163.5, 12.5]} ring={1.3} />
      </div>
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

/** The emails behind one dot, through a lens. */
const ten = [17, 28, 39].flatMap((y) =>
  (y === 28 ? [11.5, 22.5, 33.5, 44.5] : [17, 28, 39]).map((x) => [x, y] as const),
);

interface Props {
  columns: 50 | 200;
  /** Of a dot, in columns. */
  radius: number;
  marked: [x: number, y: number];
  /** The radius of the marked one. */
  ring: number;
}

function Dots({ columns, radius, marked: [x, y], ring }: Props) {
  const rows = columns === 50 ? 20 : 50;
  const id = `dots-${columns}`;
  return (
    <svg className={styles.dots} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx=".5" cy=".5" r={radius} />
      </pattern>
      <path fill={`url(#${id})`} d={`M0 0h${columns}v${rows}H0z`} />
      <path className={styles.lead} d={`M${x} ${y}V-2`} />
      <circle className={styles.one} cx={x} cy={y} r={ring} />
    </svg>
  );
}
