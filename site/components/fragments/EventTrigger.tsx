import { Icon } from '../Icon.tsx';
import styles from './event-trigger.module.css';
import pill from './pill.module.css';
import palette from './step-palette.module.css';

/** What a customer did, the event it sends, and the journey this starts. */
export function EventTrigger() {
  return (
    <div className={styles.trigger}>
      <div className={`${palette.step} ${styles.basket}`}>
        <svg aria-hidden="true">
          <use href="/pictures/automations.svg#basket" />
        </svg>
      </div>
      <div className={`${palette.step} ${styles.code}`}>
        {fields.map(([name, value]) => (
          <p key={name}>
            <span className={styles.key}>{name}</span>:{' '}
            <span className={styles.value}>{value}</span>
          </p>
        ))}
      </div>
      <div className={`${palette.step} ${palette.node}`}>
        <Icon name="workflow" />
        <span>
          <b>“Come back”</b>
          Journey for Ada
        </span>
        <span className={`${pill.pill} ${pill.done}`}>Running</span>
      </div>
    </div>
  );
}

const fields = [
  ['event_code', '"basket_left"'],
  ['contact_email', '"ada@example.com"'],
  ['context', '{\n  "items": 3,\n  "total": 29200\n}'],
] as const;
