import { Icon } from '../../../components/Icon.tsx';
import type { Answer } from './answers.ts';
import { JourneyLines } from './JourneyLines.tsx';
import styles from './journey-map.module.css';
import { steps } from './steps.ts';

/** Every step of the journey; those Ada takes are highlighted. On small screens, only those. */
export function JourneyMap() {
  return (
    <div className={styles.map} aria-hidden="true">
      <p className={styles.behind}>What led there</p>
      <JourneyLines />
      {steps.map(({ icon, name, detail, place, taken = {}, sends, exits = [] }) => (
        <p
          key={place.join('-')}
          className={classes('step', ...(sends ? ['sends'] : []), ...place, ...answersOf(taken))}
        >
          <span className={styles.icon}>
            <Icon name={icon} />
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
          {exits.map(({ label, to, answers }) => (
            <i key={label} className={classes('exit', to, ...answers)}>
              {label}
            </i>
          ))}
        </p>
      ))}
    </div>
  );
}

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
