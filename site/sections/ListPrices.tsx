import styles from './list-prices.module.css';

export interface ListPricesProps {
  /** A row for each size of list: the price with campaigns alone, and with every module. */
  rows: { contacts: string; base: string; full: string }[];
  /** What paying by the year takes off; empty for nothing. */
  discounts: string;
}

/** The monthly prices of Growth by list size, and the ways to the other plans', for browsers in which no script shows the chosen one. */
export function ListPrices({ rows, discounts, demoUrl }: ListPricesProps & { demoUrl: string }) {
  return (
    <div className={styles.prices}>
      <table>
        <caption>Growth by list size, per month in US dollars</caption>
        <thead>
          <tr>
            <th scope="col">Contacts</th>
            <th scope="col">Broadcast Messaging</th>
            <th scope="col">All modules</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ contacts, base, full }) => (
            <tr key={contacts}>
              <th scope="row">{contacts}</th>
              <td>{base}</td>
              <td>{full}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        {discounts && (
          <p>
            <b>Paying by the year?</b>
            {discounts}
          </p>
        )}
        <p>
          <b>Paying by emails sent?</b>
          <a href="#volume">What 1,000 emails cost on Flex</a>
        </p>
        <p>
          <b>More contacts than these?</b>
          <a href={demoUrl}>Get a demo of Enterprise</a>
        </p>
      </div>
    </div>
  );
}
