import shared from './fragment.module.css';
import styles from './meter.module.css';
import parts from './parts.module.css';

/** Where the emails of a campaign ended up. */
export function InboxPlacement() {
  return (
    <div className={shared.card}>
      <div className={shared.head}>
        <b className={shared.name}>Placement</b>
        <span className={shared.pill}>Last 30 days</span>
      </div>
      <p className={styles.figure}>99.99%</p>
      <p className={shared.muted}>in the inbox</p>
      <svg className={styles.meter} viewBox="0 0 320 12" aria-hidden="true">
        <rect className={styles.track} width="320" height="12" rx="6" />
        <rect className={styles.fill} width="319" height="12" rx="6" />
      </svg>
      <ul className={parts.rows}>
        {rows.map(([name, value]) => (
          <li key={name} className={parts.row}>
            <span>{name}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const rows = [
  ['Inbox', '1,204,880'],
  ['Elsewhere', '120'],
] as const;
