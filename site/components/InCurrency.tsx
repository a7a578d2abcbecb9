import styles from './in-currency.module.css';

export interface CurrencyText {
  currency: string;
  text: string;
  /** All but the text in the default currency, until another one is chosen. */
  hidden: boolean;
}

/** A text in the currency chosen in the plans (`islands/pricing/show-prices.ts`); without a script, in the default. */
export function InCurrency({ texts }: { texts: readonly CurrencyText[] }) {
  return texts.map(({ currency, text, hidden }) => (
    <span key={currency} data-currency={currency} hidden={hidden} className={styles.text}>
      {text}
    </span>
  ));
}
