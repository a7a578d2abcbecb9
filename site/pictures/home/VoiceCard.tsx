import styles from './voice-card.module.css';

export interface Figures {
  title: string;
  note: string;
  /** Bars to scale: `share` is the bar's length in percent. */
  rows: readonly { name: string; value: string; share: number }[];
  result: { name: string; value: string };
}

/** A small report on a quote's subject, decorative. */
export function VoiceCard({ title, note, rows, result }: Figures) {
  return (
    <div className={styles.card} aria-hidden="true">
      <p className={styles.head}>
        <b className={styles.title}>{title}</b>
        {note}
      </p>
      {rows.map(({ name, value, share }) => (
        <p key={name} className={styles.row}>
          <b>{name}</b>
          <svg className={styles.bar} aria-hidden="true">
            <rect width={`${share}%`} height="100%" />
          </svg>
          <b className={styles.value}>{value}</b>
        </p>
      ))}
      <p className={styles.result}>
        <b>{result.name}</b>
        <b className={styles.total}>{result.value}</b>
      </p>
    </div>
  );
}
