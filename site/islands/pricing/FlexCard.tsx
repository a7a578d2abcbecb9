import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import { flexPlan, flexPriceMinor } from '@grovemail/domain/pricing/flex.ts';
import type { Quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import buttons from '../../components/button.module.css';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Benefits } from './Benefits.tsx';
import { DollarsButton } from './DollarsButton.tsx';
import { FlexTotal } from './FlexTotal.tsx';
import { KeptChoice } from './KeptChoice.tsx';
import styles from './plans.module.css';
import { Receipt } from './Receipt.tsx';

interface Props {
  catalog: Catalog;
  quote: Quote;
  /** The same plan with every module. */
  fullQuote: Quote;
  selection: Selection;
  registerUrl: string;
  level: 2 | 3;
  onCurrency: (currency: CurrencyCode) => void;
  /** On the home page, which has no choice between plans. */
  onGrowth?: () => void;
}

/** Pay as you go: emails by credits, modules by contact bracket. */
export function FlexCard(props: Props) {
  const { catalog, quote, fullQuote, selection, registerUrl, level, onCurrency, onGrowth } = props;
  const Name = `h${level}` as const;
  const { currency } = selection;
  const price = formatMoney(flexPriceMinor(currency), currency, { decimals: 'always' });
  return (
    <article className={styles.growth} aria-labelledby="flex">
      <div>
        <Name id="flex" className={styles.name}>
          Flex Plan
        </Name>
        <p className={styles.purpose}>Pay for what you send, when you send it.</p>
        <KeptChoice selection={selection} catalog={catalog} />
        <div role="status">
          <p className={styles.price}>{price}</p>
          <p className={styles.per}>per 1,000 credits · {flexPlan.credit}</p>
        </div>
        {quote.kind === 'no-currency' && (
          <p className="plan-instead">Not every module has a price in {currency} yet.</p>
        )}
        <div className="plan-actions">
          {quote.kind === 'no-currency' ? (
            <DollarsButton onCurrency={onCurrency} />
          ) : (
            <LinkButton href={registerUrl} register="main" arrow>
              Get started free
            </LinkButton>
          )}
          {onGrowth && (
            <button
              type="button"
              className={`${buttons.button} ${buttons.outline}`}
              onClick={onGrowth}
            >
              Show Growth, by contacts
            </button>
          )}
        </div>
      </div>
      <Receipt quote={quote} fullQuote={fullQuote} selection={selection} campaigns="by the credit">
        <FlexTotal quote={quote} selection={selection} />
      </Receipt>
      <Benefits benefits={flexPlan.benefits} />
    </article>
  );
}
