import type { InputHTMLAttributes } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  check(isChecked: boolean): void;
}

/** Something that is ticked or not. */
export function Check({ label, check, className, ...rest }: Props) {
  return (
    <label className={className}>
      <input type="checkbox" {...rest} onChange={({ target }) => check(target.checked)} />
      {label}
    </label>
  );
}
