import styles from './figures.module.css';

/** A savings result, in dollars a year. */
export function Figures({ now, withUs, saved }: { now: number; withUs: number; saved: number }) {
  const share = now === 0 ? 0 : Math.round((saved / now) * 100);
  return (
    <section className={styles.figures} aria-label="Savings">
      <dl>
        <div>
          <dt>Pays today</dt>
          <dd>{dollars.format(now)}</dd>
          <dd>a year</dd>
        </div>
        <div>
          <dt>With us</dt>
          <dd>{dollars.format(withUs)}</dd>
          <dd>a year</dd>
        </div>
        <div data-saved>
          <dt>Would save</dt>
          <dd>{dollars.format(saved)}</dd>
          <dd>{share}%</dd>
        </div>
      </dl>
      <span className={styles.now} aria-hidden="true" />
      <span className={styles.then} style={{ inlineSize: `${100 - share}%` }} aria-hidden="true" />
    </section>
  );
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
