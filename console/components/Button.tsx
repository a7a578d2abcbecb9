import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { Key } from './Key.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `lime`: the main action, once per screen. `settle`: one that sends nothing. `danger`: only in dialogs. */
  look?: 'lime' | 'settle' | 'outline' | 'quiet' | 'danger' | 'asks';
  icon?: IconName;
  shortcut?: string;
  /** Why the button is disabled. It stays focusable, and announces the reason. */
  disabledReason?: string | undefined;
}

export function Button({
  look = 'outline',
  icon,
  shortcut,
  disabledReason,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={disabledReason === undefined ? look : 'not-now'}
      aria-disabled={disabledReason !== undefined}
      aria-keyshortcuts={shortcut}
      title={disabledReason}
      onClick={disabledReason === undefined ? rest.onClick : undefined}
    >
      {icon && <Icon name={icon} size={16} />}
      <span data-label>{children}</span>
      {disabledReason !== undefined && <span className="sr">, not now: {disabledReason}</span>}
      {shortcut && disabledReason === undefined && (
        <span className={styles.shortcut} aria-hidden="true">
          <Key>{shortcut}</Key>
        </span>
      )}
    </button>
  );
}

export function IconButton({
  icon,
  label,
  ...rest
}: { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={styles.icon} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
