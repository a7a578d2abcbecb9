import { Icon, type IconName } from '../Icon.tsx';
import shared from './fragment.module.css';
import parts from './parts.module.css';
import styles from './tiles.module.css';

/** The steps a journey is built from. */
export function StepPalette() {
  return (
    <div className={shared.card}>
      <b className={shared.name}>Add a step</b>
      <ul className={styles.tiles}>
        {steps.map(([icon, name, text]) => (
          <li key={name} className={parts.box}>
            <Icon name={icon} />
            <b>{name}</b>
            <span className={shared.muted}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const steps: [IconName, string, string][] = [
  ['chart', 'Event', 'Starts it'],
  ['pause', 'Wait', 'Hours, days'],
  ['workflow', 'Branch', 'If, or else'],
  ['mail', 'Email', 'A template'],
  ['message', 'SMS', 'In brief'],
  ['bell', 'Push', 'On screen'],
];
