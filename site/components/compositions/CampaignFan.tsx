import type { ReactNode } from 'react';
import styles from './campaign-fan.module.css';
import { Drawing } from './Drawing.tsx';

interface Props {
  className?: string | undefined;
  /** More emails, behind the others. */
  children?: ReactNode;
}

/** An inbox of three emails, fanned out and cropped. */
export function CampaignFan({ className = '', children }: Props) {
  return (
    <div className={`${styles.stage} ${className}`}>
      {children}
      <Drawing sheet="campaign" part="prints" className={`${styles.mail} ${styles.right}`} />
      <Drawing sheet="campaign" part="kettle" className={`${styles.mail} ${styles.left}`} />
      <Drawing sheet="campaign" part="harvest" className={`${styles.mail} ${styles.front}`} />
      <Drawing sheet="campaign" part="resent" className={styles.resent} />
    </div>
  );
}
