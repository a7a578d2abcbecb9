import { samples } from '@grovemail/config/samples.ts';
import { orders } from './order-figures.ts';
import styles from './order-report.module.css';
import { ReportSentence } from './ReportSentence.tsx';
import {
  barsOf,
  bestOf,
  keyOf,
  lengthOf,
  type ReportChoice,
  type ReportFacts,
  reportView,
  shownAs,
  totalsOf,
} from './report-view.ts';

const { price } = samples.campaign;

const emails = ['Email 1', 'Email 2'];
const facts: ReportFacts = {
  price,
  currency: samples.currency,
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  emails,
  orders,
};
/** What the selects show at first, and a page without a script always. */
const choice: ReportChoice = {
  measure: 'revenue',
  event: 'order_paid',
  by: 'day',
  email: 'both',
  split: 'city',
};
const view = reportView(facts, choice);
const shown = (count: number) => shownAs(facts, choice.measure, count, view.all);
const [total, totalBesides] = totalsOf(facts, choice.measure, view.all);
/** Whatever is chosen has at most so many. */
const rows = Array.from(facts.days, (_, index) => view.rows[index]);
const [best, words, most] = bestOf(facts, choice.measure, view);
const key = keyOf(facts, choice.measure, view);
const entries = Array.from(orders.order_paid, (_, index) => key[index]);

/**
 * A report of the sample campaign's orders, built from five choices in a sentence. Its script (`order-report.ts`)
 * writes what they ask for into the same elements; without one, it shows the first choices.
 */
export function OrderReport() {
  return (
    <div className={styles.report} data-report={JSON.stringify(facts)}>
      <ReportSentence emails={emails} choice={choice} />
      <div className={styles.answer} aria-live="polite">
        <p className={styles.total} data-all="">
          <b>{total}</b>
          <span>{totalBesides}</span>
        </p>
        <p data-best="">
          <b>{best}</b> <span>{words}</span> <b>{most}</b>.
        </p>
        <ul className={styles.parts}>
          {entries.map((entry, index) => (
            <li key={facts.orders.order_paid?.[index]?.city} hidden={!entry}>
              <i aria-hidden="true" />
              <span>{entry?.name}</span>
              <b>{entry?.amount}</b>
              <span>{entry?.share}</span>
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.rows} data-draw="">
        {rows.map((row, index) => (
          <div key={facts.days[index]} hidden={!row}>
            <dt>{row?.name}</dt>
            <dd>
              <svg
                viewBox="0 0 100 100"
                width={lengthOf(view, row?.orders ?? 0)}
                height={lengthOf(view, row?.orders ?? 0)}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <g>
                  {barsOf(row?.parts ?? []).map((bar) => (
                    <rect key={bar.x} {...bar} height="100" />
                  ))}
                </g>
              </svg>
              <b>{row && shown(row.orders)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
