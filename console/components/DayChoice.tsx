import styles from './day-choice.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  label: string;
  /** Such as `2026-11-21`; empty: any. */
  day: string;
  choose(day: string): void;
}

/** A filter by a day, as a pill. */
export function DayChoice({ label, day, choose }: Props) {
  return (
    <span className={styles.day} data-chosen={day !== ''}>
      <label>
        {label}
        <input type="date" value={day} onChange={({ target }) => choose(target.value)} />
      </label>
      {day !== '' && (
        <button type="button" aria-label={`${label} any day`} onClick={() => choose('')}>
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  );
}
