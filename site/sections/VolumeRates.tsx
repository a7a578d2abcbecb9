import receipts from '../components/receipt/receipt.module.css';
import text from '../components/text.module.css';
import tables from './comparison-table.module.css';
import styles from './volume-rates.module.css';

export interface VolumeRatesProps {
  /** By currency, of which the plans show the chosen one (`islands/pricing/show-prices.ts`). */
  tables: {
    currency: string;
    /** Of all but the default currency, until another one is chosen. */
    hidden: boolean;
    summary: string;
    rows: {
      range: string;
      /** Of 1,000 emails, and in percent of the first price; null where visitors contact sales. */
      shown: { price: string; share: number } | null;
    }[];
  }[];
}

/** What 1,000 emails cost at each volume, as figures and bars, on a sheet of paper. */
export function VolumeRates({ tables: prices, contact }: VolumeRatesProps & { contact: string }) {
  return (
    <div className={styles.rates}>
      <div>
        <h2 className={text.title}>What Flex costs at volume</h2>
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
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">Emails</th>
              <th scope="col">Per 1,000 emails</th>
            </tr>
          </thead>
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
                      <a href={contact}>Ask us</a>
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
