import styles from './switch.module.css';

interface Props {
  name: string;
  value: string;
  children: string;
}

/** A native checkbox that reads and looks as a switch; uncontrolled, off at first. */
export function Switch({ name, value, children }: Props) {
  return (
    <label className={styles.label}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked */}
      <input className={styles.switch} type="checkbox" role="switch" name={name} value={value} />
      {children}
    </label>
  );
}
