import { type Answer, answers } from './answers.ts';
import styles from './journey-lines.module.css';

/** All lines of the map, and the path that Ada takes, which ends at her phone. */
export function JourneyLines() {
  return (
    <svg className={styles.lines} viewBox="0 0 1200 472" aria-hidden="true">
      <path
        className={styles.untaken}
        d="M28 28v416h520V236h56v208M28 340h288M316 444V28h288v104"
      />
      {answers.map(({ value }) => (
        <g key={value} className={`${styles.path} ${styles[value]}`}>
          <path id={`ada-${value}`} d={paths[value]} />
          <use className={styles.core} href={`#ada-${value}`} />
          <path className={styles.heads} d={heads[value]} />
          <use className={styles.halo} href={`#ada-${value}`} />
          <use className={styles.ring} href={`#ada-${value}`} />
          <use className={styles.dot} href={`#ada-${value}`} />
        </g>
      ))}
      <path className={styles.end} d="M888-308h14a5 5 0 1 0 0-1" />
    </svg>
  );
}

/** From the first step, through those taken, to the phone. */
const paths: Record<Answer, string> = {
  opens: 'M28 28v312h288v160h532V-308h40',
  waits: 'M28 28v472h820V-308h40',
  buys: 'M28 28v312h288V28h532V-308h40M604 34v98',
};

const down = (x: number, y: number) => `M${x - 9} ${y - 5}h18l-9 11z`;
const up = (x: number, y: number) => `M${x - 9} ${y + 5}h18l-9-11z`;
const right = (x: number, y: number) => `M${x - 5} ${y - 9}v18l11-9z`;
const begun = [80, 184, 288].map((y) => down(28, y)).join('');

/** The way the path goes, between two steps. */
const heads: Record<Answer, string> = {
  opens: begun + right(260, 340) + down(316, 392) + right(548, 500) + up(848, 264) + up(848, -140),
  waits: begun + down(28, 392) + right(548, 500) + up(848, 264) + up(848, -140),
  buys:
    begun +
    right(260, 340) +
    [288, 184, 80].map((y) => up(316, y)).join('') +
    right(548, 28) +
    up(848, -140) +
    down(604, 80),
};
