import type { Ref } from 'react';
import styles from './alert.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  kind: 'success' | 'error';
  children: string;
  /** Without it there is no dismiss button, as on pages without JavaScript. */
  onDismiss?: () => void;
  /** For moving the focus to the alert when it appears. */
  ref?: Ref<HTMLDivElement>;
  /** Whether it is read because it takes the focus: then it is not announced as well. */
  takesFocus?: boolean;
}

/** A ref that focuses an alert when it replaces the focused element. */
export function takeFocus(alert: HTMLElement | null): void {
  alert?.focus();
}

/** A message about a submission; stays until dismissed. */
export function Alert({ kind, children, onDismiss, ref, takesFocus = Boolean(ref) }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={kind === 'error' ? 'alert' : 'status'}
      aria-live={takesFocus ? 'off' : undefined}
      className={`${styles.alert} ${styles[kind]}`}
    >
      {kind === 'success' && <Icon name="check" />}
      <p>{children}</p>
      {onDismiss && (
        <button type="button" aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
