import { samples } from '@grovemail/config/samples.ts';
import { before } from '../parts/campaign-figures.ts';
import { count } from '../parts/money.ts';
import { Stamp } from '../stamps/Stamp.tsx';
import { CampaignCard } from './CampaignCard.tsx';
import { ContactPane } from './ContactPane.tsx';
import { hero } from './HeroDrawings.tsx';
import styles from './hero-stage.module.css';
import { PhoneMail } from './PhoneMail.tsx';

/**
 * The product in three layers: the app's contacts, a campaign's report over them, and the email on a phone. A
 * checkbox in the report resends the campaign: figures rise, the phone shows the second email and the stamp is
 * canceled, all by styles, without a script.
 */
export function HeroStage() {
  return (
    <figure className={styles.stage}>
      <figcaption className="sr">
        A campaign report: {before.share}% of {count(samples.campaign.reached)} customers opened it.
      </figcaption>
      <div className={styles.tray}>
        <div className={styles.window}>
          <ContactPane />
          <CampaignCard />
        </div>
      </div>
      <div className={styles.stamp}>
        <Stamp name="sunrise" />
        <svg className={styles.postmark} viewBox="0 0 160 74" aria-hidden="true">
          {hero.postmark}
        </svg>
      </div>
      <PhoneMail />
    </figure>
  );
}
