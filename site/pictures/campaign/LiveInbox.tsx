import { samples } from '@grovemail/config/samples.ts';
import shared from '../../components/segments.module.css';
import { count, sum } from '../parts/money.ts';
import { firstNameOf } from '../parts/people.ts';
import pill from '../parts/pill.module.css';
import { InboxCard } from './InboxCard.tsx';
import styles from './live-inbox.module.css';
import { SubjectLine } from './SubjectLine.tsx';

const { campaign, contacts } = samples;

/**
 * The campaign as it lands in five inboxes, under a subject that visitors can change, and who has opened it by a
 * chosen hour.
 */
export function LiveInbox() {
  return (
    <fieldset className={styles.live}>
      <legend className="sr">The campaign in five inboxes, by hour</legend>
      <SubjectLine subject={subject}>
        <div className={`${shared.segments} ${styles.hours}`}>
          {hours.map(({ at, label }) => (
            <label key={at}>
              <input
                type="radio"
                name="inbox-hour"
                value={at}
                defaultChecked={at === 'evening'}
                autoComplete="off"
              />
              {label}
            </label>
          ))}
        </div>
      </SubjectLine>
      <div className={styles.moment} data-draw="">
        <ul className={styles.inboxes}>
          {inboxes.map(({ name, opens, clicks }, index) => (
            <li key={name} className={`${styles.inbox} ${opens ? '' : styles.unread}`}>
              <InboxCard name={name} subject={subject} index={index}>
                <span className={`${styles.state} ${styles.new}`}>Unread</span>
                {opens && (
                  <span className={`${pill.pill} ${styles.state} ${styles[opens.by]}`}>
                    {clicks ? 'Clicked' : 'Opened'} {opens.at}
                  </span>
                )}
              </InboxCard>
            </li>
          ))}
        </ul>
        <dl className={styles.figures}>
          {figures.map(({ figure, note }) => (
            <div key={note}>
              <dt>{note}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
          <div className={styles.opened}>
            {hours.map(({ at, opened }) => (
              <dt key={at} className={`${styles.by} ${styles[at]}`}>
                {opened
                  ? `opened (${percent(opened / campaign.reached, 1)} of sent)`
                  : '0 opened so far'}
              </dt>
            ))}
            {hours.map(({ at, opened }) => (
              <dd key={at} className={`${styles.by} ${styles[at]}`}>
                {opened ? count(opened) : 'Just sent'}
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </fieldset>
  );
}

/** After the campaign's first hour, its third and its last. */
const hours = [
  { at: 'start', label: '9 am', opened: 0 },
  { at: 'hour', label: '10 am', opened: openedBy(1) },
  { at: 'noon', label: 'noon', opened: openedBy(3) },
  { at: 'evening', label: '9 pm', opened: openedBy(campaign.first.opened.length) },
] as const;

function openedBy(hour: number): number {
  return sum(campaign.first.opened.slice(0, hour));
}

const subject = campaign.first.subject
  .join(' ')
  .replace(firstNameOf(contacts[0].name), '@firstname');

/** The first contact, to whom it is sent again, has not opened it. */
const [ada, kofi, wanjiru, , , marcus, zainab] = contacts.map(({ name }) => firstNameOf(name));
const inboxes = [
  { name: zainab, opens: { by: 'noon', at: '11:20 am' } },
  { name: kofi, opens: { by: 'hour', at: '9:02 am' } },
  { name: ada },
  { name: wanjiru, opens: { by: 'hour', at: '9:41 am' }, clicks: true },
  { name: marcus, opens: { by: 'evening', at: '6:15 pm' } },
].map(({ name = '', ...states }) => ({ name, opens: undefined, clicks: false, ...states }));

const accepted = campaign.reached - campaign.bounced;
const placement = 0.9999;
const figures = [
  { figure: count(campaign.reached), note: 'sent' },
  {
    figure: count(accepted),
    note: `accepted by mail servers (${percent(accepted / campaign.reached, 1)} of sent)`,
  },
  {
    figure: count(Math.round(accepted * placement)),
    note: `reached the inbox (${percent(placement, 2)} of accepted)`,
  },
];

function percent(share: number, digits: number): string {
  return `${(share * 100).toFixed(digits)}%`;
}
