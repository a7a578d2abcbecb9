import receipts from '../components/receipt/receipt.module.css';
import text from '../components/text.module.css';
import tables from './comparison-table.module.css';
import styles from './volume-rates.module.css';

interface Props {
  currencies: string[];
  rows: {
    range: string;
    /** Of the first price, in percent. */
    share: number;
    /** Null for unpublished rates, where visitors contact sales instead. */
    rates: (string | null)[];
  }[];
  /** Credits from which the last row applies. */
  lastFrom: string;
  contact: string;
}

/** Prices per credit at higher volumes on a sheet of paper, with a bar chart of how they fall. */
export function VolumeRates({ currencies, rows, lastFrom, contact }: Props) {
  const [first, last] = [rows[0], rows.at(-1)].map((step) => step?.rates[0]);
  return (
    <div className={styles.rates}>
      <div className={styles.summary}>
        <h2 className={text.title}>What a Flex credit costs at volume</h2>
        <p
          className={text.lead}
        >{`${first} ${currencies[0]} a credit, ${last} ${currencies[0]} from\u00a0${lastFrom}.`}</p>
        <svg aria-hidden="true">
          {rows.map(({ range, share }, step) => (
            <rect
              key={range}
              x={`${step * 11}%`}
              y={`${100 - share}%`}
              opacity={`${step * 5 + 60}%`}
            />
          ))}
        </svg>
      </div>
      <div className={receipts.paper}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div className={tables.scroll} tabIndex={0} role="region" aria-label="Volume rates">
          <table className={tables.table}>
            <thead>
              <tr>
                <th scope="col">Credits</th>
                {currencies.map((currency) => (
                  <th key={currency} scope="col">
                    {currency}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ range, rates }) => (
                <tr key={range}>
                  <th scope="row">{range}</th>
                  {rates.map((rate, index) => (
                    <td key={currencies[index]}>{rate ?? <a href={contact}>Ask us</a>}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}
