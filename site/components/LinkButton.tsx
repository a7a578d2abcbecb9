import styles from './button.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  href: string;
  children: string;
  look?: 'lime' | 'outline';
  small?: boolean;
  arrow?: boolean;
  /** Marks a registration link and its place, to which a script appends the stored campaign. */
  register?: 'header' | 'main';
}

export function LinkButton({ href, children, look = 'lime', small, arrow, register }: Props) {
  const look_ = small ? `${styles[look]} ${styles.small}` : styles[look];
  return (
    <a className={`${styles.button} ${look_}`} href={href} data-register={register}>
      {children}
      {arrow && (
        <span className={styles.arrow}>
          <Icon name="arrow" />
        </span>
      )}
    </a>
  );
}
