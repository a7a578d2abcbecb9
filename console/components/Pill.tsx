import { Icon, type IconName } from './Icon.tsx';
import styles from './pill.module.css';

/** The colors of state: each with a word, and where it is a status, an icon. */
export type Tone = 'mint' | 'sky' | 'coral' | 'error' | 'violet' | 'leaf' | 'outlined';

/** A kind or a status, in a word and a color. */
export interface Look {
  label: string;
  tone: Tone;
  icon?: IconName;
}

export function Pill({ label, tone, icon }: Look) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {icon && <Icon name={icon} size={13} />}
      {label}
    </span>
  );
}
