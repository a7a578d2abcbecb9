import type { Ref } from 'react';
import styles from './alert.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  kind: 'success' | 'error';
  children: string;
  /** Without it the message stays, as in a page that no script runs in. */
  onDismiss?: () => void;
  /** The alert takes the focus when it appears, so that nobody loses their place. */
  ref?: Ref<HTMLDivElement>;
}

/** As an alert's ref, for one that appears where something else had the focus. */
export function takeFocus(alert: HTMLElement | null): void {
  alert?.focus();
}

/** A message about what was sent; stays until it is dismissed. */
export function Alert({ kind, children, onDismiss, ref }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={kind === 'error' ? 'alert' : 'status'}
      className={`${styles.alert} ${styles[kind]}`}
    >
      <p>{children}</p>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
