import type { ReactNode } from 'react';
import styles from './radio-group.module.css';

interface Props {
  name: string;
  legend: string;
  options: readonly { label: string; value: string; hint?: ReactNode }[];
  /** The initial value; nothing is selected without it. */
  initial?: string;
}

/** Uncontrolled radio buttons as large rows, with optional hints. */
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
            aria-describedby={hint ? `${name}-${at}-hint` : undefined}
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
