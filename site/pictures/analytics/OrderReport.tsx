import { samples } from '@grovemail/config/samples.ts';
import { Icon } from '../../components/Icon.tsx';
import { orders } from './order-figures.ts';
import styles from './order-report.module.css';
import { barsOf, keyOf, type ReportFacts, reportView, shownAs, totalsOf } from './report-view.ts';

const { name, price } = samples.campaign;

const emails = ['Email 1', 'Email 2'];
const facts: ReportFacts = {
  price,
  currency: samples.currency,
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  emails,
  orders,
};
/** What the selects show at first, and a page without a script always. */
const choice = { measure: 'revenue', event: 'order_paid', by: 'day', email: 'both', split: 'city' };
const view = reportView(facts, choice);
const shown = (count: number) => shownAs(facts, choice.measure, count, view.all);
const [total, totalBesides] = totalsOf(facts, choice.measure, view.all);
/** Whatever is chosen has at most so many. */
const rows = Array.from(facts.days, (_, index) => view.rows[index]);
const key = keyOf(facts, choice, view);
const entries = Array.from(orders.order_paid, (_, index) => key[index]);

/**
 * A report of the sample campaign's orders, built from five choices in a sentence. Its script (`order-report.ts`)
 * writes what they ask for into the same elements; without one, it shows the first choices.
 */
export function OrderReport() {
  return (
    <div className={styles.report} data-report={JSON.stringify(facts)}>
      <p className={styles.sentence}>
        {slots.map((slot) => (
          <Slot key={slot.name} {...slot} />
        ))}
      </p>
      <div className={styles.answer} aria-live="polite">
        <p data-best="">
          <b>{view.best.name}</b> brought the most: <b>{shown(view.best.orders)}</b>.
        </p>
        <p className={styles.total} data-all="">
          <b>{total}</b>
          <span>{totalBesides}</span>
        </p>
        <ul className={styles.parts}>
          {entries.map((entry, index) => (
            <li key={facts.orders.order_paid?.[index]?.city} hidden={!entry}>
              <i aria-hidden="true" />
              <span>{entry?.name}</span>
              <b>{entry?.amount}</b>
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.rows} data-draw="">
        {rows.map((row, index) => (
          <div key={facts.days[index]} hidden={!row}>
            <dt>{row?.name}</dt>
            <dd>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <g>
                  {barsOf(view, row?.parts ?? []).map((bar) => (
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

interface SlotProps {
  name: keyof typeof choice;
  /** Stands before the select. */
  word: string;
  label: string;
  /** The text of each value. */
  options: readonly (readonly [value: string, text: string])[];
}

function Slot({ name, word, label, options }: SlotProps) {
  return (
    <span className={styles.slot}>
      {word}
      <span className={styles.choice}>
        <select
          aria-label={label}
          data-choice={name}
          defaultValue={choice[name]}
          disabled
          autoComplete="off"
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </span>
  );
}

function same(...values: readonly string[]) {
  return values.map((value) => [value, value] as const);
}

const slots: readonly SlotProps[] = [
  {
    name: 'measure',
    word: 'Show',
    label: 'What to show',
    options: [...same('revenue', 'orders'), ['share', 'shares']],
  },
  { name: 'event', word: 'from', label: 'From which event', options: same(...Object.keys(orders)) },
  { name: 'by', word: 'by', label: 'By what', options: same('day', 'city', 'email') },
  {
    name: 'email',
    word: 'for',
    label: 'For what',
    options: [['both', name], ...emails.map((email, index) => [String(index), email] as const)],
  },
  {
    name: 'split',
    word: 'with',
    label: 'Split by',
    options: [
      ['city', 'a split by city'],
      ['email', 'a split by email'],
      ['nothing', 'no split'],
    ],
  },
];
