import styles from './button.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  href: string;
  children: string;
  look?: 'lime' | 'outline';
  small?: boolean;
  arrow?: boolean;
  /** The place of a registration link, to which a script appends the stored campaign. */
  register?: 'header' | 'main';
}

/** A link that looks like a button. */
export function LinkButton({ href, children, look = 'lime', small, arrow, register }: Props) {
  const className = [styles.button, styles[look], small && styles.small].filter(Boolean).join(' ');
  return (
    <a className={className} href={href} data-register={register}>
      {children}
      {arrow && (
        <span className={styles.arrow}>
          <Icon name="arrow" />
        </span>
      )}
    </a>
  );
}
