import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import pill from '../parts/pill.module.css';
import styles from './channel-stack.module.css';
import phone from './playable-journey/journey-phone.module.css';

/** One journey's messages to one person, each by the next channel, until one is read. */
export function ChannelStack() {
  return (
    <div className={styles.days}>
      {messages.map(({ channel, when, state, read, message }) => (
        <div key={channel} className={styles.day}>
          <p className={styles.when}>
            {read && <Icon name="check" />}
            <span className={styles.channel}>
              <b>{channel}</b>
              {when}
            </span>
            <span className={`${pill.pill} ${read ? pill.done : styles.unread}`}>{state}</span>
          </p>
          {message}
        </div>
      ))}
    </div>
  );
}

/** The sender, the same in every channel. */
function Sender({ children }: { children?: string }) {
  return (
    <p className={phone.sender}>
      <i className={phone.face}>S</i>
      <b>sabi foods</b>
      {children}
    </p>
  );
}

const messages: {
  channel: string;
  when: string;
  state: string;
  read?: boolean;
  message: ReactNode;
}[] = [
  {
    channel: 'Email',
    when: 'Monday, 9:00 am',
    state: 'Unread',
    message: (
      <div className={styles.mail}>
        <Sender>to Ada</Sender>
        <svg viewBox="0 0 380 132" aria-hidden="true">
          <use href="/pictures/automations.svg#table" />
        </svg>
        <p className={styles.headline}>You left three things in your basket, Ada.</p>
        <p className={styles.more}>Finish my order</p>
        <Drawing sheet="automations" part="items" className={styles.items} />
      </div>
    ),
  },
  {
    channel: 'SMS',
    when: 'Tuesday, 9:00 am',
    state: 'No reply',
    message: (
      <div className={`${phone.phone} ${styles.phone} ${styles.thread}`}>
        <Sender />
        <p className={styles.bubble}>Hello from sabi foods. Reply STOP at any time.</p>
        <p className={styles.today}>Today, 9:00 am</p>
        <div className={styles.bubble}>
          <p>Ada, your yams, red palm oil and harvest box are kept until tomorrow.</p>
          <p>Reply YES to order them as they are, for ₦29,200.</p>
        </div>
      </div>
    ),
  },
  {
    channel: 'Push',
    when: 'Wednesday, 7:10 am',
    state: 'Read',
    read: true,
    message: (
      <div className={`${phone.phone} ${styles.phone}`}>
        <svg className={phone.wallpaper} viewBox="0 0 304 240" aria-hidden="true">
          <use href="/pictures/automations.svg#sunrise" />
        </svg>
        <p className={phone.day}>Wednesday</p>
        <p className={phone.clock}>7:10</p>
        <div className={phone.message}>
          <Sender>now</Sender>
          <p className={phone.subject}>Last day, Ada</p>
          <p>Your three items are kept until 8{'\u00a0'}pm. Order now for Friday’s van.</p>
        </div>
      </div>
    ),
  },
];
