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
    /** Null for unpublished rates, for which visitors are asked to contact sales. */
    rates: (string | null)[];
  }[];
  contact: string;
}

/** Prices per credit at higher volumes on a sheet of paper, with a chart of how they fall. */
export function VolumeRates({ currencies, rows, contact }: Props) {
  const saving = 100 - Math.min(...rows.map(({ share }) => share));
  const price = (row: Props['rows'][number] | undefined) => `${row?.rates[0]} ${currencies[0]}`;
  return (
    <div className={styles.rates}>
      <div className={styles.summary}>
        <h2 className={text.title}>What a Flex credit costs at volume</h2>
        <p className={text.lead}>{`Up to ${saving}% less in ${currencies[0]} as you buy more.`}</p>
        <svg aria-hidden="true">
          <rect width="94%" height="1" />
          {rows.map(({ range, share }, step) => (
            <rect key={range} x={`${step * 11}%`} width="6%" height={`${share}%`} />
          ))}
        </svg>
        <div className={tables.head}>
          <small>{price(rows[0])}</small>
          <small>
            <b>{price(rows.at(-1))}</b>
          </small>
        </div>
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
                    <td key={currencies[index]}>{rate ?? <a href={contact}>Talk to us</a>}</td>
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
