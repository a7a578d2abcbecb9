import { digits } from './counts.ts';
import styles from './segments.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; count?: number | undefined }[];
  chosen: Value;
  choose(value: Value): void;
}

/** A segmented control that switches between views. */
export function Segments<Value extends string>({ label, options, chosen, choose }: Props<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend className="sr">{label}</legend>
      {options.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {label} {count !== undefined && <span>{digits(count)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
