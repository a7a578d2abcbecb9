import type { ReactNode } from 'react';
import { Drawing } from '../parts/Drawing.tsx';
import { campaign } from './CampaignDrawings.tsx';
import styles from './campaign-fan.module.css';

interface Props {
  /** The email on top: the first one sent, or the second to whoever has not opened it. */
  front?: 'harvest' | 'second';
  className?: string | undefined;
  /** More emails, behind the others. */
  children?: ReactNode;
}

/** An inbox of three emails, fanned out and cropped. */
export function CampaignFan({ front = 'harvest', className = '', children }: Props) {
  return (
    <div className={`${styles.stage} ${className}`}>
      {children}
      <Drawing className={`${styles.mail} ${styles.right}`}>{campaign.prints}</Drawing>
      <Drawing className={`${styles.mail} ${styles.left}`}>{campaign.kettle}</Drawing>
      <Drawing className={`${styles.mail} ${styles.front}`}>{campaign[front]}</Drawing>
      <Drawing className={styles.resent}>{campaign.resent}</Drawing>
    </div>
  );
}
