import { type Answer, answers } from './answers.ts';
import styles from './journey-lines.module.css';

/** All lines of the map, and the path that Ada takes, which ends at her phone. */
export function JourneyLines() {
  return (
    <svg className={styles.lines} viewBox="0 0 1200 472" aria-hidden="true">
      <path className={styles.untaken} d="M28 28v416M28 340h232V28h344v416M316 28v416" />
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
  opens: 'M28 28v312h232V28h56v104h232V80h300V-308h40',
  waits: 'M28 28v472h820V-308h40',
  buys: 'M28 28v312h232V28h344v312h244V-308h40M604 346v98',
};

const down = (x: number, y: number) => `M${x - 9} ${y - 5}h18l-9 11z`;
const up = (x: number, y: number) => `M${x - 9} ${y + 5}h18l-9-11z`;
const right = (x: number, y: number) => `M${x - 5} ${y - 9}v18l11-9z`;
const begun = [80, 184, 288].map((y) => down(28, y)).join('');
const opened = up(260, 184) + right(283, 28);

/** The way the path goes, between two steps. */
const heads: Record<Answer, string> = {
  opens: begun + opened + down(316, 80) + right(712, 80) + up(848, -140),
  waits: begun + down(28, 392) + right(548, 500) + up(848, 264) + up(848, -140),
  buys:
    begun +
    opened +
    right(548, 28) +
    [80, 184, 288, 392].map((y) => down(604, y)).join('') +
    up(848, -140),
};
