import { samples } from '@grovemail/config/samples.ts';
import { Icon } from '../../components/Icon.tsx';
import { amount, sum } from '../parts/money.ts';
import styles from './order-report.module.css';
import { measures, reports, shownAs } from './order-reports.ts';

const { name } = samples.campaign;

/**
 * A report of the sample campaign's orders, built from two choices in a sentence and answered by one. Selects and
 * styles alone, so it works without a script.
 */
export function OrderReport() {
  return (
    <div className={styles.report}>
      <p className={styles.sentence}>
        Show
        <Choice label="What to show" choices={measures} />
        from <b>{name}</b> by
        <Choice label="By what" choices={reports} />
      </p>
      <div className={styles.answer} aria-live="polite">
        {reports.map(({ value, best, rows }) => (
          <p key={value} className={`${styles.view} ${styles[value]}`}>
            <b>{best.name}</b> brought the most: <Measured orders={best.orders} /> of{' '}
            <Measured orders={sum(rows.map(({ orders }) => orders))} />.
          </p>
        ))}
      </div>
      <div className={styles.views} data-draw="">
        {reports.map(({ value, label, best, rows }) => (
          <dl key={value} className={`${styles.view} ${styles[value]}`} aria-label={`By ${label}`}>
            {rows.map(({ name, orders }) => (
              <div key={name} className={orders === best.orders ? styles.best : undefined}>
                <dt>{name}</dt>
                <dd>
                  <svg aria-hidden="true">
                    <rect width={`${(orders / best.orders) * 100}%`} />
                  </svg>
                  <Measured orders={orders} />
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <p className={styles.total}>
        <b>{amount(samples.campaign.price * sum(samples.campaign.ordersByDay))}</b>
        {sum(samples.campaign.ordersByDay)} orders at {amount(samples.campaign.price)}
      </p>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  choices: readonly { value: string; label: string }[];
}

function Choice({ label, choices }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      <select aria-label={label} autoComplete="off">
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  );
}

/** A number of orders in each measure; the styles show the chosen one. */
function Measured({ orders }: { orders: number }) {
  return (
    <span className={styles.measured}>
      {measures.map(({ value }) => (
        <span key={value} className={styles[value]}>
          {shownAs(value, orders)}
        </span>
      ))}
    </span>
  );
}
