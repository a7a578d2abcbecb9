import { Icon, type IconName } from '../Icon.tsx';
import styles from './channel-stack.module.css';
import shared from './fragment.module.css';
import parts from './parts.module.css';

/** One journey's messages to one person, by channel. */
export function ChannelStack() {
  return (
    <div className={parts.stack}>
      {messages.map(({ icon, when, text, state }) => (
        <div key={icon} className={shared.card}>
          <div className={shared.head}>
            <span className={styles.when}>
              <Icon name={icon} />
              {when}
            </span>
            <span className={`${shared.pill} ${state === 'Read' ? '' : shared.wait}`}>{state}</span>
          </div>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </div>
  );
}

const messages: { icon: IconName; when: string; text: string; state: string }[] = [
  {
    icon: 'mail',
    when: 'Monday, email',
    text: 'You left three things in your basket.',
    state: 'Unread',
  },
  {
    icon: 'message',
    when: 'Tuesday, SMS',
    text: 'Your basket is kept until Friday.',
    state: 'Unread',
  },
  {
    icon: 'bell',
    when: 'Wednesday, push',
    text: 'Last day: two of three are still here.',
    state: 'Read',
  },
];
