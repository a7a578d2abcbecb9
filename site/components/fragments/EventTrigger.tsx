import { Icon } from '../Icon.tsx';
import styles from './event-trigger.module.css';
import parts from './parts.module.css';
import palette from './step-palette.module.css';

/** What a customer did, the event it sends, and the journey this starts. */
export function EventTrigger() {
  return (
    <div className={styles.trigger}>
      <div className={`${parts.step} ${styles.basket}`}>
        <svg aria-hidden="true">
          <use href="/pictures/automations.svg#basket" />
        </svg>
      </div>
      <div className={`${parts.step} ${parts.code}`}>
        {fields.map(([name, value]) => (
          <p key={name}>
            <span className={parts.key}>{name}</span>: <span className={parts.value}>{value}</span>
          </p>
        ))}
      </div>
      <div className={`${parts.step} ${palette.node}`}>
        <Icon name="workflow" />
        <span>
          <b>“Come back”</b>
          Journey for Ada
        </span>
        <span className={`${parts.pill} ${parts.done}`}>Running</span>
      </div>
    </div>
  );
}

const fields = [
  ['event_code', '"basket_left"'],
  ['contact_email', '"ada@example.com"'],
  ['context', '{ "items": 3 }'],
] as const;
