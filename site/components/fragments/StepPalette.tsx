import { Icon, type IconName } from '../Icon.tsx';
import shared from './fragment.module.css';
import parts from './parts.module.css';
import styles from './tiles.module.css';

/** The steps from which a journey is put together. */
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
  ['chart', 'Event', 'What begins it'],
  ['pause', 'Wait', 'Hours or days'],
  ['workflow', 'Branch', 'If, or else'],
  ['mail', 'Email', 'From a template'],
  ['message', 'SMS', 'Short and now'],
  ['bell', 'Push', 'On the phone'],
];
