import { samples } from '@grovemail/config/samples.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/Icon.tsx';
import branch from './branch.module.css';
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
      <WeekPlayer />
      <div className={styles.canvas}>
        <WeekLines />
        <Step icon="cart" name="Places a first order" at="ordered" holds="before">
          <Days of="ordered" /> since Monday
        </Step>
        <Step icon="clock" name="Wait 2 days" at="waits" number="waits" holds="waits">
          Until 9 am, {samples.contacts[0].city}
        </Step>
        <Step icon="mail" name="Email “How was it?”" at="emailed">
          <Days of="emailed" /> sent so far
        </Step>
        <p className={branch.branch}>
          <b>Opened?</b>
          <span className={branch.yes}>
            Yes, <Days of="opened" />
          </span>
          <span className={branch.no}>
            No, <Days of="unopened" />
          </span>
        </p>
        <Step icon="tag" name="Tag “Loyal”" at="tagged">
          <Days of="opened" /> so far
        </Step>
        <Step icon="gift" name="Add 200 points" at="rewarded" number="opened" holds="opened">
          <Days of="boughtAgain" /> bought again
        </Step>
        <Step icon="clock" name="Wait 1 day" at="waitForSms" number="waitForSms" holds="unopened">
          Before an SMS
        </Step>
        <Step icon="message" name="SMS “Any trouble?”" at="asked" number="asked" holds="asked">
          <Days of="asked" /> sent so far
        </Step>
      </div>
      <p className={styles.sum}>
        <Days of="ordered" bold /> people = <Days of="waits" bold /> in the first wait +{' '}
        <Days of="opened" bold /> who opened + <Days of="waitForSms" bold /> in the second wait +{' '}
        <Days of="asked" bold /> who got the SMS
      </p>
    </div>
  );
}

interface StepProps {
  icon: IconName;
  name: string;
  /** Its place on the canvas. */
  at: 'ordered' | 'waits' | 'emailed' | 'tagged' | 'rewarded' | 'waitForSms' | 'asked';
  /** How many are there now. */
  number?: keyof typeof counts;
  /** Whose dots stand below it. */
  holds?: Place;
  children: ReactNode;
}

function Step({ icon, name, at, number, holds, children }: StepProps) {
  return (
    <div className={`${styles.step} ${styles[at]}`}>
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      <p>
        <b>{name}</b>
        {children}
      </p>
      {number && (
        <span className={styles.number} aria-hidden="true">
          <Days of={number} /> <span>here</span>
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
