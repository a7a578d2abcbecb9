import { samples } from '@grovemail/config/samples.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/Icon.tsx';
import { counts, type Place, shownDay } from './days.ts';
import { People } from './People.tsx';
import { WeekLines } from './WeekLines.tsx';
import { WeekPlayer } from './WeekPlayer.tsx';
import styles from './week-in-motion.module.css';

/**
 * A journey on which a week's customers travel, a dot each. A script (`week.ts`) moves them to the day that the
 * visitor chooses; without one, it stands on Thursday evening.
 */
export function WeekInMotion() {
  return (
    <div className={styles.week} data-week="">
      <div className={styles.canvas}>
        <WeekLines />
        <Step icon="cart" name="Places a first order" number="ordered" holds="before">
          <Days of="ordered" /> since Monday
        </Step>
        <Step icon="clock" name="Wait 2 days" number="waits" holds="waits">
          Until 9 am, {samples.contacts[0].city}
        </Step>
        <Step icon="mail" name="Email “How was it?”" number="emailed">
          In English
        </Step>
        <p className={styles.branch}>
          <b>Opened?</b>
          <span className={styles.yes}>
            yes, <Days of="opened" />
          </span>
          <span className={styles.no}>
            no, <Days of="unopened" />
          </span>
        </p>
        <Step icon="tag" name="Tag “Loyal”" number="opened" holds="opened">
          Opened the email
        </Step>
        <Step icon="gift" name="Add 200 points" number="boughtAgain" isPart>
          <Days of="boughtAgain" /> bought again
        </Step>
        <Step icon="clock" name="Wait 1 day" number="waitForSms" holds="unopened">
          Before an SMS
        </Step>
        <Step icon="message" name="SMS “Any trouble?”" number="asked" holds="asked">
          <Days of="asked" /> sent so far
        </Step>
      </div>
      <WeekPlayer />
      <p className={styles.sum}>
        <Days of="ordered" bold /> = <Days of="waits" bold /> still waiting +{' '}
        <Days of="opened" bold /> opened + <Days of="waitForSms" bold /> waiting for the SMS +{' '}
        <Days of="asked" bold /> who got it
      </p>
    </div>
  );
}

interface StepProps {
  icon: IconName;
  name: string;
  number: keyof typeof counts;
  /** Whose dots stand below it. */
  holds?: Place;
  /** The step before counts these people, so this one has no number of its own. */
  isPart?: boolean;
  children: ReactNode;
}

function Step({ icon, name, number, holds, isPart = false, children }: StepProps) {
  return (
    <div className={`${styles.step} ${styles[number]}`}>
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      <p>
        <b>{name}</b>
        {children}
      </p>
      {!isPart && (
        <span className={styles.number} aria-hidden="true">
          <Days of={number} />
        </span>
      )}
      {holds && <People place={holds} />}
    </div>
  );
}

/** A number that follows the day. */
function Days({ of, bold = false }: { of: keyof typeof counts; bold?: boolean }) {
  const Tag = bold ? 'b' : 'span';
  return <Tag data-by-day={counts[of].join(' ')}>{counts[of][shownDay]}</Tag>;
}
