import { Icon, type IconName } from '../../Icon.tsx';
import { CampaignCard } from './CampaignCard.tsx';
import { ContactPane } from './ContactPane.tsx';
import styles from './hero-stage.module.css';
import { PhoneMail } from './PhoneMail.tsx';

/**
 * The product in three layers: the app's contacts, a campaign's report over them, and the email on a phone. A
 * checkbox in the report resends the campaign, which the styles show without a script.
 */
export function HeroStage() {
  return (
    <figure className={styles.stage}>
      <figcaption className="sr">
        A campaign report: 46.2% of 24,310 customers opened it, 13,074 have not.
      </figcaption>
      <div className={styles.tray}>
        <div className={styles.window}>
          <ContactPane />
          <CampaignCard />
          <div className={styles.rail} aria-hidden="true">
            {rail.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </div>
        </div>
      </div>
      <PhoneMail />
    </figure>
  );
}

const rail: IconName[] = ['list', 'mail', 'workflow', 'chart'];
