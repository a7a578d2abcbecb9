import { Icon } from '../../Icon.tsx';
import { type Answer, answers } from './answers.ts';
import styles from './journey-map.module.css';
import { steps } from './steps.ts';

/** Every step of the journey; those Ada takes are highlighted. On small screens, only those. */
export function JourneyMap() {
  return (
    <div className={styles.map} aria-hidden="true">
      <svg className={styles.lines} viewBox="0 0 1200 472" aria-hidden="true">
        <path
          className={styles.untaken}
          d="M28 28v416h576M28 340h288M316 444V28h288v104M548 444V236h56v208"
        />
        {answers.map(({ value }) => (
          <g key={value} className={`${styles.path} ${styles[value]}`}>
            <path id={`ada-${value}`} d={paths[value]} />
            <use className={styles.core} href={`#ada-${value}`} />
            <use className={styles.halo} href={`#ada-${value}`} />
            <use className={styles.ring} href={`#ada-${value}`} />
            <use className={styles.dot} href={`#ada-${value}`} />
          </g>
        ))}
      </svg>
      {steps.map(({ icon, name, detail, place, taken = {} }) => (
        <p key={place.join('-')} className={classes('step', ...place, ...answersOf(taken))}>
          <span className={styles.icon}>
            <Icon name={icon} size={18} />
          </span>
          <span>
            <b>{name}</b>
            {detail}
          </span>
          {timesOf(taken).map(({ time, takenBy }) => (
            <span key={time} className={classes('time', ...takenBy)}>
              {time}
            </span>
          ))}
        </p>
      ))}
      <i className={classes('branch', 'opened', 'opens', 'buys')}>Yes</i>
      <i className={classes('branch', 'unopened', 'waits')}>No</i>
      <i className={classes('branch', 'bought', 'buys')}>Yes</i>
      <i className={classes('branch', 'unbought', 'opens')}>No</i>
    </div>
  );
}

/** From the first step, through those taken, to the phone. */
const paths: Record<Answer, string> = {
  opens: 'M28 28v312h288v160h532V28h60',
  waits: 'M28 28v472h820V28h60',
  buys: 'M28 28v312h288V28h592M604 34v98',
};

const classes = (...names: string[]) => names.map((name) => styles[name]).join(' ');

const answersOf = (taken: Partial<Record<Answer, string>>) => Object.keys(taken) as Answer[];

/** Each time once, with the answers it applies to. */
function timesOf(taken: Partial<Record<Answer, string>>) {
  const times = new Set(Object.values(taken).filter(Boolean));
  return [...times].map((time) => ({
    time,
    takenBy: answersOf(taken).filter((answer) => taken[answer] === time),
  }));
}
