import shared from './fragment.module.css';
import styles from './meter.module.css';
import parts from './parts.module.css';

/** Opens after the first sending, and after the second to those who had not opened. */
export function ResendCard() {
  return (
    <div className={`${shared.card} ${parts.stack}`}>
      <div className={shared.head}>
        <b className={shared.name}>Harvest sale</b>
        <span className={shared.pill}>+16% opens</span>
      </div>
      <div>
        <div className={shared.head}>
          <span>First email</span>
          <b>46.2%</b>
        </div>
        <svg className={styles.meter} viewBox="0 0 320 12" aria-hidden="true">
          <rect className={styles.track} width="320" height="12" rx="6" />
          <rect className={styles.pale} width="148" height="12" rx="6" />
        </svg>
      </div>
      <div>
        <div className={shared.head}>
          <span>With the second look</span>
          <b>53.6%</b>
        </div>
        <svg className={styles.meter} viewBox="0 0 320 12" aria-hidden="true">
          <rect className={styles.track} width="320" height="12" rx="6" />
          <rect className={styles.fill} width="172" height="12" rx="6" />
        </svg>
      </div>
      <p className={parts.box}>
        <span className={shared.muted}>New subject</span> Still a few crates left
      </p>
      <div className={shared.head}>
        <span className={shared.muted}>13,074 people</span>
        <span className={parts.act}>Resend to non-openers</span>
      </div>
    </div>
  );
}
