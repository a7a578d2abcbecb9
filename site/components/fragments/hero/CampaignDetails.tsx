import styles from './campaign-details.module.css';

/** A campaign's opens and clicks by hour, and its links, decorative. */
export function CampaignDetails() {
  return (
    <div className={styles.details} aria-hidden="true">
      <div className={styles.hours}>
        <p className={styles.row}>
          <b>By hour</b>
          <span className={styles.key}>Opens</span>
          <span className={styles.key}>Clicks</span>
        </p>
        <p className={styles.scale}>
          <span>2k</span>
          <span>1k</span>
          <span>0</span>
        </p>
        <svg viewBox="0 0 312 114" preserveAspectRatio="none" aria-hidden="true">
          <use href="/pictures/hero.svg#hours" />
        </svg>
        <p className={styles.row}>
          <span>9 am</span>
          <span>12 pm</span>
          <span>3 pm</span>
          <span>6 pm</span>
        </p>
      </div>
      <div className={styles.links}>
        <b>Top links</b>
        {links.map(({ path, clicks: count }) => (
          <p key={path} className={styles.row}>
            <span>{path}</span>
            {count}
          </p>
        ))}
      </div>
    </div>
  );
}

const links = [
  { path: '/harvest-box', clicks: '1,482' },
  { path: '/yams', clicks: '871' },
  { path: '/recipes', clicks: '734' },
];
