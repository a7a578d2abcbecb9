import { samples } from '@grovemail/config/samples.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { amount, sum } from '../parts/money.ts';
import { ada, faceOf } from '../parts/people.ts';
import pill from '../parts/pill.module.css';
import { cartDrawings } from './CartDrawings.tsx';
import styles from './channel-stack.module.css';
import phone from './playable-journey/journey-phone.module.css';

const { shop, cart } = samples;
const [last, ...others] = cart.map(({ name }) => name.toLowerCase()).reverse();
const goods = `${others.reverse().join(', ')} and ${last}`;
const total = amount(sum(cart.map(({ price }) => price)));

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
      <i className={phone.face}>{faceOf(shop)}</i>
      <b>{shop.name}</b>
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
        <Sender>{`to ${ada}`}</Sender>
        <svg viewBox="0 0 380 132" aria-hidden="true">
          {cartDrawings.table}
        </svg>
        <p className={styles.headline}>You left three things in your cart, {ada}.</p>
        <p className={styles.more}>Finish my order</p>
        <Drawing className={styles.items}>{cartDrawings.items}</Drawing>
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
        <p className={styles.bubble}>Hello from {shop.name}. Reply STOP to opt out.</p>
        <p className={styles.today}>Today, 9:00 am</p>
        <div className={styles.bubble}>
          <p>
            {ada}, we’re holding your {goods} until tomorrow.
          </p>
          <p>Reply YES to order them for {total}.</p>
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
          {cartDrawings.sunrise}
        </svg>
        <p className={phone.day}>Wednesday</p>
        <p className={phone.clock}>7:10</p>
        <div className={phone.message}>
          <Sender>now</Sender>
          <p className={phone.subject}>Last day, {ada}</p>
          <p>We’re holding your three items until 8{'\u00a0'}pm. Order now for Friday’s van.</p>
        </div>
      </div>
    ),
  },
];
