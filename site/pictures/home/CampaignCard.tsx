import { samples } from '@grovemail/config/samples.ts';
import { Icon } from '../../components/Icon.tsx';
import { after, before, openedSecond } from '../parts/campaign-figures.ts';
import { count } from '../parts/money.ts';
import { CampaignDetails } from './CampaignDetails.tsx';
import styles from './campaign-card.module.css';
import { Opens } from './Opens.tsx';
import button from './resend-button.module.css';
import { UntilResent } from './UntilResent.tsx';

const { name, reached, first, second } = samples.campaign;
const missed = count(before.notOpened);

/** A campaign's report, and the offer to resend it to those who did not open it. */
export function CampaignCard() {
  return (
    <div className={styles.report}>
      <div aria-hidden="true">
        <div className={styles.head}>
          <b className={styles.name}>{name}</b>
          <span className={styles.pill}>
            <Icon name="check" size={14} />
            Delivered
          </span>
          <span className={styles.when}>
            <UntilResent then={`${first.sent}, again ${second.sent}`}>{first.sent}</UntilResent>
          </span>
          <span>Sent to {count(reached)} customers</span>
        </div>
        <Figures />
      </div>
      <div className={styles.resend}>
        <p className={styles.missed}>
          <b>
            <UntilResent then={`${openedSecond} more opened`}>{missed} haven’t opened</UntilResent>
          </b>
          <UntilResent then={`${count(after.notOpened)} haven’t opened`}>
            Email 2: “{second.subject.join(' ')}”
          </UntilResent>
        </p>
        <Opens />
        <label className={button.again}>
          <input type="checkbox" autoComplete="off" aria-describedby="resend-opens" />
          <UntilResent
            then={
              <>
                <span className="sr">Resend to non-openers: </span>
                Sent to {missed}
              </>
            }
          >
            Resend to non-openers
          </UntilResent>
        </label>
        <p className="sr" role="status">
          <span className={styles.announced}>{announcement()}</span>
        </p>
      </div>
      <CampaignDetails />
    </div>
  );
}

function Figures() {
  return (
    <dl className={styles.figures}>
      {before.figures.map(({ name: figure, value, change }, index) => (
        <div key={figure}>
          <dt>
            {figure}
            <i className={styles.rise}>
              <Icon name="arrow" size={14} />
            </i>
          </dt>
          <dd>
            <UntilResent then={after.figures[index]?.value}>{value}</UntilResent>
          </dd>
          <dd>
            <UntilResent then={<Change>{after.figures[index]?.change}</Change>}>
              <Change>{change}</Change>
            </UntilResent>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ children }: { children: string | undefined }) {
  return (
    <>
      <b>{children}</b>
      <span className={styles.than}> vs last</span>
    </>
  );
}

/** Announces the change to screen readers. */
function announcement(): string {
  const figures = after.figures.map(
    ({ name: figure, value }, index) =>
      `${figure} from ${before.figures[index]?.value} to ${value}`,
  );
  return `Sent to ${missed}. ${openedSecond} of them opened it. ${figures.join(', ')}.`;
}
