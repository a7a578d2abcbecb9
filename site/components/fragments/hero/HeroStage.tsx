import { Icon, type IconName } from '../../Icon.tsx';
import { Stamp } from '../../stamps/Stamp.tsx';
import { CampaignCard } from './CampaignCard.tsx';
import { ContactPane } from './ContactPane.tsx';
import styles from './hero-stage.module.css';
import { PhoneMail } from './PhoneMail.tsx';

/**
 * The product in three layers: the app's contacts, a campaign's report over them, and the email on a phone. A
 * checkbox in the report resends the campaign and cancels the stamp, which the styles show without a script.
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
      <div className={styles.stamp}>
        <Stamp name="sunrise" />
        <svg className={styles.postmark} viewBox="0 0 160 74" aria-hidden="true">
          <path d="M2 37a35 35 0 1 1 70 0 35 35 0 1 1-70 0m8 0a27 27 0 1 1 54 0 27 27 0 1 1-54 0" />
          <path d="M80 22q10-8 20 0t20 0 20 0 18 0M80 37q10-8 20 0t20 0 20 0 18 0M80 52q10-8 20 0t20 0 20 0 18 0" />
          <text x="37" y="41">
            Resent
          </text>
        </svg>
      </div>
      <PhoneMail />
    </figure>
  );
}

const rail: IconName[] = ['list', 'mail', 'workflow', 'chart'];
