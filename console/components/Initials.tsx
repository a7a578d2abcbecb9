import styles from './initials.module.css';
import type { Tone } from './Pill.tsx';

/** Of somebody whose name stands beside it. */
export function Initials({ name, tone }: { name: string; tone: Tone }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => word?.charAt(0).toUpperCase() ?? '',
  );
  return (
    <span className={styles.initials} data-tone={tone} aria-hidden="true">
      {letters.join('')}
    </span>
  );
}
