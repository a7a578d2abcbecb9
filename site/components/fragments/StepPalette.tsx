import { Icon, type IconName } from '../Icon.tsx';
import parts from './parts.module.css';
import styles from './step-palette.module.css';

/** A step on its way from the palette to a journey. */
export function StepPalette() {
  return (
    <div className={styles.canvas}>
      <div>
        {nodes.map(([icon, name, detail]) => (
          <p key={name} className={`${parts.step} ${styles.node}`}>
            <Icon name={icon} />
            <span>
              <b>{name}</b>
              {detail}
            </span>
          </p>
        ))}
        <div className={`${parts.step} ${styles.slot}`}>
          <p className={`${styles.node} ${styles.held}`}>
            <Icon name="mail" />
            <span>
              <b>Email “Forgotten?”</b>
              In her language
            </span>
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

const nodes: [IconName, string, string][] = [
  ['cart', 'Basket left behind', 'Any shop, any time'],
  ['clock', 'Wait 1 day', 'Until 9 am, her time'],
  ['branch', 'Still there?', 'If yes, continue'],
];

const steps: [IconName, string][] = [
  ['chart', 'Event'],
  ['clock', 'Wait'],
  ['branch', 'Branch'],
  ['mail', 'Email'],
  ['message', 'SMS'],
  ['bell', 'Push'],
];
