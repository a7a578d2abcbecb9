import styles from './inbox-placement.module.css';

/** Ten thousand emails as dots, ten to a dot, and through a lens the one that did not reach an inbox. */
export function InboxPlacement() {
  return (
    <div className={styles.field}>
      <div className={styles.tens}>
        <p className={styles.caption}>
          Of every 10,000 accepted, one goes elsewhere. Each dot is ten.
        </p>
        <p className={styles.lost}>
          The one in{'\u00a0'}10,000
          <svg className={styles.lens} viewBox="0 0 56 56" aria-hidden="true">
            <circle cx="28" cy="28" r="28" />
            {ten.map(([x, y], index) => (
              <circle
                key={`${x} ${y}`}
                className={index === 5 ? styles.one : undefined}
                cx={x}
                cy={y}
                r="4.5"
              />
            ))}
          </svg>
        </p>
        <svg className={styles.dots} viewBox="0 0 50 20" aria-hidden="true">
          <path className={styles.rows} d={rows} />
          <circle className={styles.one} cx="49.5" cy=".5" r=".67" />
          <path className={styles.lead} d="m49.1.1-3.6-3.6" />
          <path className={styles.beam} d="M64.84.11 50.06 2.41m-.22.55 8.8 12.08" />
        </svg>
      </div>
      <p className={styles.sum}>
        <span>Last 30 days</span>
        <span>
          <b>1,204,880</b> in the inbox
        </span>
        <span>
          <b>120</b> elsewhere
        </span>
      </p>
    </div>
  );
}

/** The emails behind one dot, through a lens. */
const ten = [17, 28, 39].flatMap((y) =>
  (y === 28 ? [11.5, 22.5, 33.5, 44.5] : [17, 28, 39]).map((x) => [x, y] as const),
);

/** Their dashes are dots. */
const rows = Array.from({ length: 20 }, (_, row) => `M.5 ${row}.5h49.1`).join('');
