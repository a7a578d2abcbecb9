import { Icon } from '../Icon.tsx';
import styles from './event-trigger.module.css';
import parts from './parts.module.css';

/** An event from the product, and the journey it starts. */
export function EventTrigger() {
  return (
    <div className={styles.trigger}>
      <div className={`${parts.step} ${parts.code}`}>
        {fields.map(([name, value]) => (
          <p key={name}>
            <span className={parts.key}>{name}</span>: <span className={parts.value}>{value}</span>
          </p>
        ))}
      </div>
      <div className={`${parts.step} ${parts.card} ${styles.begun}`}>
        <Icon name="workflow" />
        <span>
          <b>Journey “Come back”</b>
          <span className={parts.muted}>For Ada, just now</span>
        </span>
        <span className={parts.pill}>Running</span>
      </div>
      <p className={`${parts.step} ${parts.card} ${styles.begun}`}>
        <Icon name="clock" />
        <span>
          <b>Wait 1 hour</b>
          <span className={parts.muted}>She may be back by then</span>
        </span>
      </p>
    </div>
  );
}

const fields = [
  ['event_code', '"basket_left"'],
  ['contact_email', '"ada@example.com"'],
  ['context', '{ "items": 3 }'],
] as const;
