import type { ReactNode } from 'react';
import { Drawing } from '../parts/Drawing.tsx';
import styles from './campaign-fan.module.css';

interface Props {
  sheet?: 'campaign' | 'home';
  /** The email on top: the first one sent, or the second to whoever has not opened it. */
  front?: 'harvest' | 'second';
  className?: string | undefined;
  /** More emails, behind the others. */
  children?: ReactNode;
}

/** An inbox of three emails, fanned out and cropped. */
export function CampaignFan({
  sheet = 'campaign',
  front = 'harvest',
  className = '',
  children,
}: Props) {
  return (
    <div className={`${styles.stage} ${className}`}>
      {children}
      <Drawing sheet={sheet} part="prints" className={`${styles.mail} ${styles.right}`} />
      <Drawing sheet={sheet} part="kettle" className={`${styles.mail} ${styles.left}`} />
      <Drawing sheet={sheet} part={front} className={`${styles.mail} ${styles.front}`} />
      <Drawing sheet={sheet} part="resent" className={styles.resent} />
    </div>
  );
}
