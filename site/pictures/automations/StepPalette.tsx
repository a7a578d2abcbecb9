import { Icon, type IconName } from '../../components/Icon.tsx';
import pill from '../parts/pill.module.css';
import { SvgFile } from '../parts/SvgFile.tsx';
import pointer from '../svg/pointer.svg?raw';
import styles from './step-palette.module.css';

/** A step on its way from the palette to a journey. */
export function StepPalette() {
  return (
    <div className={styles.canvas}>
      <div>
        {nodes.map(([icon, name, detail]) => (
          <p key={name} className={`${styles.step} ${styles.node}`}>
            <Icon name={icon} size={20} />
            <span>
              <b>{name}</b>
              {detail}
            </span>
          </p>
        ))}
        <div className={`${styles.step} ${styles.slot}`}>
          <span className={`${pill.pill} ${pill.done} ${styles.exit}`}>Yes</span>
          <p className={`${styles.node} ${styles.held}`}>
            <Icon name="mail" size={20} />
            <span>
              <b>Email “Forgotten?”</b>
              In her language
            </span>
            <svg className={styles.pointer} aria-hidden="true">
              <SvgFile text={pointer} />
            </svg>
          </p>
        </div>
      </div>
      <div className={styles.palette}>
        <b>Add a step</b>
        <ul className={styles.tiles}>
          {steps.map(([icon, name]) => (
            <li key={name}>
              <Icon name={icon} size={20} />
              <b>{name}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const nodes: [IconName, string, string][] = [
  ['cart', 'Abandoned cart', 'Any shop, any time'],
  ['clock', 'Wait 1 day', 'Until 9 am, her time'],
  ['branch', 'Still there?', 'If not, it ends here'],
];

const steps: [IconName, string][] = [
  ['bolt', 'Event'],
  ['clock', 'Wait'],
  ['branch', 'Branch'],
  ['mail', 'Email'],
  ['message', 'SMS'],
  ['bell', 'Push'],
];
