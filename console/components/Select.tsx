import { useId } from 'react';
import styles from './fields.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  choose(value: Value): void;
}

/** A form's select with a label. */
export function Select<Value extends string>({ label, value, options, choose }: Props<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value as Value)}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
