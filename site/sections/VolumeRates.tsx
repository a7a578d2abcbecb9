import { Icon } from '../components/Icon.tsx';
import styles from './volume-rates.module.css';

interface Props {
  currencies: string[];
  /** Null for unpublished rates, for which visitors are asked to contact sales. */
  rows: { range: string; rates: (string | null)[] }[];
  contact: string;
}

/** Prices per credit at higher volumes, in a disclosure. */
export function VolumeRates({ currencies, rows, contact }: Props) {
  return (
    <details className={styles.rates}>
      <summary className={styles.summary}>
        <h2>What a credit costs at higher volumes</h2>
        <Icon name="chevron" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Volume rates">
        <table className={styles.table}>
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
    </details>
  );
}
