import styles from './choice.module.css';

interface Props {
  label: string;
  value: string;
  /** The first one is the default, without a filter. */
  options: readonly (readonly [value: string, label: string])[];
  choose(value: string): void;
}

/** A select for a filter, shown as a pill. */
export function Choice({ label, value, options, choose }: Props) {
  return (
    <label className={styles.choice} data-chosen={value !== ''}>
      <span className="sr">{label}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
