import { Drawing } from '../parts/Drawing.tsx';
import { campaign } from './CampaignDrawings.tsx';
import { CampaignFan } from './CampaignFan.tsx';
import styles from './campaign-spread.module.css';

/** The fan across the full width of a page: five emails if there is room. */
export function CampaignSpread() {
  return (
    <>
      <CampaignFan className={styles.spread}>
        <Drawing className={styles.last}>{campaign.harvest}</Drawing>
        <Drawing className={styles.first}>{campaign.coast}</Drawing>
      </CampaignFan>
      <div className={styles.cut} />
    </>
  );
}
