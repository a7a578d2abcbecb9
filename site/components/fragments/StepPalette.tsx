import { Icon, type IconName } from '../Icon.tsx';
import parts from './parts.module.css';
import styles from './step-palette.module.css';

/** A step on its way from the palette to a journey. */
export function StepPalette() {
  return (
    <div className={styles.canvas}>
      <div>
        <p className={`${parts.step} ${styles.node}`}>
          <Icon name="cart" />
          <b>Basket left behind</b>
        </p>
        <p className={`${parts.step} ${styles.node}`}>
          <Icon name="clock" />
          <b>Wait 1 day</b>
        </p>
        <p className={`${parts.step} ${styles.node}`}>
          <Icon name="branch" />
          <b>Still there?</b>
        </p>
        <div className={`${parts.step} ${styles.slot}`}>
          <p className={`${styles.node} ${styles.held}`}>
            <Icon name="mail" />
            <b>Email</b>
          </p>
        </div>
      </div>
      <div className={parts.card}>
        <b className={parts.name}>Add a step</b>
        <ul className={styles.tiles}>
          {steps.map(([icon, name]) => (
            <li key={name}>
              <Icon name={icon} />
              <b>{name}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const steps: [IconName, string][] = [
  ['chart', 'Event'],
  ['clock', 'Wait'],
  ['branch', 'Branch'],
  ['mail', 'Email'],
  ['message', 'SMS'],
  ['bell', 'Push'],
];
