import type { ReactNode } from 'react';
import field from './field.module.css';
import { Icon } from './Icon.tsx';
import styles from './select.module.css';

interface Props {
  id: string;
  label: string;
  name: string;
  value: string | number;
  children: ReactNode;
}

/** An uncontrolled native select with label; `value` is the initial one. */
export function Select({ id, label, name, value, children }: Props) {
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          name={name}
          defaultValue={value}
          className={`${field.control} ${styles.select}`}
        >
          {children}
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  );
}
