import { Icon, type IconName } from './Icon.tsx';
import styles from './pill.module.css';

export type Tone = 'mint' | 'sky' | 'coral' | 'error' | 'violet' | 'leaf' | 'outlined';

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
