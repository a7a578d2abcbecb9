import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface Props {
  title: string;
  close(): void;
  /** As wide as three columns. */
  isWide?: true;
  children: ReactNode;
}

/** A modal dialog. The element with `data-first` gets the focus, or else the first focusable one. */
export function Dialog({ title, close, isWide, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    // The focus may be at the end of a long dialog.
    if (isWide) element?.scrollTo(0, 0);
    // Removing an open dialog would not restore the focus.
    return () => element?.close();
  }, [isWide]);
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
