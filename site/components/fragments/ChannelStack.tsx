import styles from './channel-stack.module.css';
import parts from './parts.module.css';

/** One journey's messages to one person, each by the next channel, until one is read. */
export function ChannelStack() {
  return (
    <div className={styles.days}>
      {messages.map(({ when, channel, text, more, state }) => (
        <div key={channel} className={styles.day}>
          <p className={styles.when}>{when}</p>
          <div className={`${parts.card} ${styles.message} ${styles[channel]}`}>
            <p className={styles.sender}>
              <i className={parts.face}>S</i>
              <span>
                <b>sabi foods</b>
                <span className={parts.muted}>{channel}</span>
              </span>
              <span className={`${parts.pill} ${state === 'Read' ? parts.done : parts.wait}`}>
                {state}
              </span>
            </p>
            <p className={styles.text}>
              {text}
              <span>{more}</span>
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}

const messages = [
  {
    when: 'Monday, 9:00 am',
    channel: 'Email',
    text: 'You left three things in your basket, Ada.',
    more: 'Yams, red palm oil and a harvest box.',
    state: 'Unread',
  },
  {
    when: 'Tuesday, 9:00 am',
    channel: 'SMS',
    text: 'Your basket is kept until tomorrow.',
    more: 'Reply YES to order it as it is.',
    state: 'Unread',
  },
  {
    when: 'Wednesday, 6:22 pm',
    channel: 'Push',
    text: 'Last day: two of your three items are still in stock.',
    more: 'Order by 8 pm for Friday’s van.',
    state: 'Read',
  },
];
