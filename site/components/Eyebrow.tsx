import styles from './eyebrow.module.css';
import { Icon, type IconName } from './Icon.tsx';

/** Small capitals above a title. */
export function Eyebrow({ children, icon }: { children: string; icon?: IconName | undefined }) {
  return (
    <p className={styles.eyebrow}>
      {icon && <Icon name={icon} />}
      {children}
    </p>
  );
}
