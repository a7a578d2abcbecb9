import { samples } from '@grovemail/config/samples.ts';
import styles from './sample-chip.module.css';

/** Marks a section with invented facts, once, at its end. An operator's own facts need none: see `samples.label`. */
export function SampleChip({ className = '' }: { className?: string | undefined }) {
  const label: string = samples.label;
  if (label === '') return null;
  return (
    <p className={`${styles.chip} ${className}`}>
      {label}
      <span className="sr">: the names and figures shown here are invented.</span>
    </p>
  );
}
