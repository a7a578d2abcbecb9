import styles from './channel-stack.module.css';
import parts from './parts.module.css';

/** One journey's messages to one person, each by the next channel, until one is read. */
export function ChannelStack() {
  return (
    <div className={styles.days}>
      {messages.map(({ when, channel, text, state }) => (
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
            <p className={styles.text}>{text}</p>
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
    state: 'Unread',
  },
  {
    when: 'Tuesday, 9:00 am',
    channel: 'SMS',
    text: 'Your basket is kept until tomorrow.',
    state: 'Unread',
  },
  {
    when: 'Wednesday, 6:22 pm',
    channel: 'Push',
    text: 'Last day: two of the three are still here.',
    state: 'Read',
  },
];
