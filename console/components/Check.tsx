import type { InputHTMLAttributes } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  check(isChecked: boolean): void;
}

/** A checkbox with a label. */
export function Check({ label, check, className, ...rest }: Props) {
  return (
    <label className={className}>
      <input type="checkbox" {...rest} onChange={({ target }) => check(target.checked)} />
      {label}
    </label>
  );
}
