import { Icon, type IconName } from './Icon.tsx';
import styles from './pill.module.css';

/** The colors of state: each with a word, and where it is a status, an icon. */
export type Tone = 'mint' | 'sky' | 'coral' | 'error' | 'violet' | 'leaf' | 'outlined';

export function Pill({ tone, icon, children }: { tone: Tone; icon?: IconName; children: string }) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {icon && <Icon name={icon} size={13} />}
      {children}
    </span>
  );
}
