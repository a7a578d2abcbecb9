import shared from './fragment.module.css';
import styles from './meter.module.css';
import parts from './parts.module.css';

/** Two events compared, and the people in between. */
export function Funnel() {
  return (
    <div className={`${shared.card} ${parts.stack}`}>
      <b className={shared.name}>Signed up, then invited a friend</b>
      {steps.map(({ name, count, width }) => (
        <div key={name}>
          <div className={shared.head}>
            <span>{name}</span>
            <b>{count}</b>
          </div>
          <svg className={styles.meter} viewBox="0 0 320 12" aria-hidden="true">
            <rect className={styles.track} width="320" height="12" rx="6" />
            <rect className={styles.fill} width={width} height="12" rx="6" />
          </svg>
        </div>
      ))}
      <div className={shared.head}>
        <span className={shared.muted}>2,716 people in between</span>
        <span className={parts.act}>Write to them</span>
      </div>
    </div>
  );
}

const steps = [
  { name: 'Signed up', count: '4,180', width: 320 },
  { name: 'Invited a friend', count: '1,464', width: 112 },
];
