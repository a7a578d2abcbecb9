import { Check } from './Check.tsx';
import styles from './fields.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: readonly Value[];
  choose(values: Value[]): void;
}

/** A group of checkboxes. */
export function Checks<Value extends string>({ label, options, chosen, choose }: Props<Value>) {
  const others = (value: Value) => chosen.filter((other) => other !== value);
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      {options.map(([value, text]) => (
        <Check
          key={value}
          label={text}
          checked={chosen.includes(value)}
          check={(isChecked) => choose(isChecked ? [...chosen, value] : others(value))}
        />
      ))}
    </fieldset>
  );
}
