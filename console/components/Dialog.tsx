import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface Props {
  title: string;
  close(): void;
  /** As wide as three columns. */
  isWide?: true;
  children: ReactNode;
}

/**
 * Asks before what cannot be taken back, or shows what belongs to the whole page. Escape closes it. What has `data-first` gets
 * the focus; else, the first that can.
 */
export function Dialog({ title, close, isWide, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-first]')?.focus();
    // One that is removed while it is open gives the focus back to nothing.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      className={styles.dialog}
      data-wide={isWide}
      ref={dialog}
      onClose={close}
      aria-labelledby="dialog-title"
    >
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}
