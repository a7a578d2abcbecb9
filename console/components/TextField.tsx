import { type InputHTMLAttributes, useId } from 'react';
import styles from './fields.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  hint?: string;
  value: string;
  change(text: string): void;
}

/** A one-line text field with a label and an optional hint. */
export function TextField({ label, hint, value, change, ...rest }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
