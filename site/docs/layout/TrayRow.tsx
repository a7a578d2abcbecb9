import type { ReactNode } from 'react';
import styles from './tray-row.module.css';

interface Props {
  /** Request and response, sticky next to the text. */
  tray?: ReactNode;
  children: ReactNode;
}

/** Text with code next to it on wide screens, and below it on others. For pages whose layout has `tray` set. */
export function TrayRow({ tray, children }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>{children}</div>
      <div className={styles.tray}>{tray}</div>
    </div>
  );
}
