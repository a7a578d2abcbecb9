import styles from './switch.module.css';

interface Props {
  name: string;
  value?: string;
  children: string;
}

/** An uncontrolled checkbox with the look and role of a switch, initially off. */
export function Switch({ name, value, children }: Props) {
  return (
    <label className={styles.label}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state */}
      <input className={styles.switch} type="checkbox" role="switch" name={name} value={value} />
      {children}
    </label>
  );
}
