import type { ReactNode } from 'react';
import { Stamp } from '../../pictures/stamps/Stamp.tsx';
import styles from './email.module.css';

interface Props {
  subject: string;
  to: string;
  children: ReactNode;
}

/** An email as its recipient sees it. */
export function Email({ subject, to, children }: Props) {
  return (
    <figure className={styles.email} aria-label="The email">
      <div className={styles.stamp}>
        <Stamp name="kite" />
      </div>
      <b>{subject}</b>
      <p>to {to}</p>
      {children}
    </figure>
  );
}
