import { Icon, type IconName } from '../../components/Icon.tsx';
import styles from './theme-choice.module.css';

/** Light, system or dark theme. Hidden without JavaScript. */
export function ThemeChoice({ name }: { name: string }) {
  return (
    <fieldset className={styles.choice} data-theme-choice="">
      <legend className="sr">Theme</legend>
      {themes.map(({ value, label, icon }) => (
        <label key={value} className={styles.option} title={label}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === ''}
            autoComplete="off"
            aria-label={label}
          />
          <Icon name={icon} size={16} />
        </label>
      ))}
    </fieldset>
  );
}

/** Values of `color-scheme`; with none, the styles follow the system. */
const themes: { value: string; label: string; icon: IconName }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: '', label: 'System', icon: 'monitor' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
];
