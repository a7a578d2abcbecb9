import styles from './radio-group.module.css';

interface Props {
  name: string;
  legend: string;
  options: readonly { label: string; value: string; hint?: string }[];
  /** What is chosen at first; without it nothing is. */
  initial?: string;
}

/** Radios as rows that are easy to hit, each with what it leads to; uncontrolled. */
export function RadioGroup({ name, legend, options, initial }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ label, value, hint }, at) => (
        <div key={value} className={styles.row}>
          <input
            className={styles.radio}
            id={`${name}-${at}`}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === initial}
            required
            aria-describedby={hint && `${name}-${at}-hint`}
          />
          <div>
            <label className={styles.label} htmlFor={`${name}-${at}`}>
              {label}
            </label>
            {hint && (
              <p id={`${name}-${at}-hint`} className={styles.hint}>
                {hint}
              </p>
            )}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
