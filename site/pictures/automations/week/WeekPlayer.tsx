import { Icon } from '../../../components/Icon.tsx';
import { days, shownDay } from './days.ts';
import styles from './week-player.module.css';

/** A day for each stop of a slider, and a button that plays them. It shows once its script has loaded. */
export function WeekPlayer() {
  return (
    <div className={styles.player} data-player="">
      <button type="button" className={styles.play} aria-label="Play the week">
        <Icon name="play" />
        <Icon name="pause" />
        <Icon name="repeat" />
      </button>
      <div className={styles.days}>
        <output htmlFor="week-day">{days[shownDay]} 9:00 pm</output>
        <input
          id="week-day"
          type="range"
          aria-label="Day of the week"
          min={0}
          max={days.length - 1}
          defaultValue={shownDay}
          autoComplete="off"
        />
        <ol aria-hidden="true">
          {days.map((day) => (
            <li key={day}>
              {day[0]}
              <span>{day.slice(1)}</span>
            </li>
          ))}
        </ol>
      </div>
      <p>One day per second</p>
    </div>
  );
}
