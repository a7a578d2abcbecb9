import { Drawing } from '../parts/Drawing.tsx';
import { CampaignFan } from './CampaignFan.tsx';
import styles from './campaign-spread.module.css';

/** The fan across the full width of a page: five emails if there is room. */
export function CampaignSpread() {
  return (
    <>
      <CampaignFan className={styles.spread}>
        <Drawing sheet="campaign" part="again" className={styles.last} />
        <Drawing sheet="campaign" part="coast" className={styles.first} />
      </CampaignFan>
      <div className={styles.cut} />
    </>
  );
}
