import receipts from '../components/receipt/receipt.module.css';
import text from '../components/text.module.css';
import tables from './comparison-table.module.css';
import styles from './volume-rates.module.css';

export interface VolumeRatesProps {
  /** By currency, of which the plans show the chosen one (`islands/pricing/show-prices.ts`). */
  tables: {
    currency: string;
    /** Hides all but the default currency until another is chosen. */
    hidden: boolean;
    summary: string;
    rows: {
      range: string;
      /** The price of 1,000 emails, `share` in percent of the first one; null where visitors contact sales. */
      shown: { price: string; share: number } | null;
    }[];
  }[];
}

/** What 1,000 emails cost at each volume, as figures and bars, on a sheet of paper. */
export function VolumeRates({ tables: prices, contact }: VolumeRatesProps & { contact: string }) {
  return (
    <div className={styles.rates}>
      <div className={styles.head}>
        <h2 id="volume" className={text.title}>
          What 1,000 emails cost on Flex
        </h2>
        {prices.map(({ currency, hidden, summary }) => (
          <p
            key={currency}
            data-currency={currency}
            hidden={hidden}
            className={`${text.lead} ${styles.figures}`}
          >
            {summary}
          </p>
        ))}
      </div>
      <div className={receipts.paper}>
        <table className={tables.table} aria-labelledby="volume">
          <thead>
            <tr>
              <th scope="col">Emails a month</th>
              <th scope="col">Per 1,000 emails</th>
            </tr>
          </thead>
          <tbody>
            <tr className={styles.free}>
              <th scope="row">Your first 1,000</th>
              <td>
                <b>Free</b>
              </td>
            </tr>
          </tbody>
          {prices.map(({ currency, hidden, rows }) => (
            <tbody
              key={currency}
              data-currency={currency}
              hidden={hidden}
              className={styles.figures}
            >
              {rows.map(({ range, shown }) => (
                <tr key={range}>
                  <th scope="row">{range}</th>
                  <td>
                    {shown ? (
                      <>
                        <svg aria-hidden="true">
                          <rect width={`${shown.share}%`} />
                        </svg>
                        <b>{shown.price}</b>
                      </>
                    ) : (
                      <a href={contact}>Talk to us</a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}
