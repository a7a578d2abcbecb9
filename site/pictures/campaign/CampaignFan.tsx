import type { ReactNode } from 'react';
import { Drawing } from '../parts/Drawing.tsx';
import { campaign } from './CampaignDrawings.tsx';
import styles from './campaign-fan.module.css';

interface Props {
  className?: string | undefined;
  /** More emails, behind the others. */
  children?: ReactNode;
}

/** An inbox of three emails, fanned out and cropped. On top: the second email to a person who didn’t open the first. */
export function CampaignFan({ className = '', children }: Props) {
  return (
    <div className={`${styles.stage} ${className}`}>
      {children}
      <Drawing className={`${styles.mail} ${styles.right}`}>{campaign.prints}</Drawing>
      <Drawing className={`${styles.mail} ${styles.left}`}>{campaign.kettle}</Drawing>
      <Drawing className={`${styles.mail} ${styles.front}`}>{campaign.second}</Drawing>
      <Drawing className={styles.resent}>{campaign.resent}</Drawing>
    </div>
  );
}
