import { Icon, type IconName } from './Icon.tsx';
import styles from './text.module.css';

/** Small capitals above a title. */
export function Eyebrow({ children, icon }: { children: string; icon?: IconName | undefined }) {
  return (
    <p className={styles.eyebrow}>
      {icon && <Icon name={icon} />}
      {children}
    </p>
  );
}
