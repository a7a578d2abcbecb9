import { groupDigits } from '@grovemail/domain/group-digits.ts';
import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import { growthBenefits, growthPlan } from '@grovemail/domain/pricing/growth-plan.ts';
import { priceLabel, type Quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Benefits } from './Benefits.tsx';
import { DollarsButton } from './DollarsButton.tsx';
import styles from './plans.module.css';
import { Receipt } from './Receipt.tsx';

interface Props {
  quote: Quote;
  /** The same plan with every module. */
  fullQuote: Quote;
  selection: Selection;
  registerUrl: string;
  level: 2 | 3;
  demoUrl: string;
  onCurrency: (currency: CurrencyCode) => void;
}

export function GrowthCard(props: Props) {
  const { quote, fullQuote, selection, registerUrl, level, demoUrl, onCurrency } = props;
  const Name = `h${level}` as const;
  return (
    <article className={styles.growth} aria-labelledby="growth">
      <div>
        <Name id="growth" className={styles.name}>
          Growth
        </Name>
        <p className={styles.purpose}>{`${growthPlan.audience}.`}</p>
        <div role="status">
          <Price quote={quote} selection={selection} />
        </div>
        {quote.kind === 'priced' && (
          <LinkButton href={registerUrl} register="main" arrow>
            Get started free
          </LinkButton>
        )}
        {quote.kind === 'above-tiers' && <LinkButton href={demoUrl}>Talk to us</LinkButton>}
        {quote.kind === 'no-currency' && <DollarsButton onCurrency={onCurrency} />}
      </div>
      <Receipt quote={quote} fullQuote={fullQuote} selection={selection}>
        <p className={`${styles.line} ${styles.total}`}>
          <span>Total</span>
          <span>{total(quote)}</span>
        </p>
      </Receipt>
      <Benefits benefits={growthBenefits(selection.modules)} />
    </article>
  );
}

function Price({ quote, selection }: Pick<Props, 'quote' | 'selection'>) {
  if (quote.kind === 'above-tiers') {
    return (
      <p className={styles.instead}>A list this large deserves its own price: see Enterprise.</p>
    );
  }
  if (quote.kind === 'no-currency') {
    return <p className={styles.instead}>This plan has no price in {selection.currency} yet.</p>;
  }
  const money = (minor: number) => formatMoney(minor, selection.currency, { decimals: 'plan' });
  return (
    <>
      <p className={styles.price}>
        {priceLabel(quote)}
        {quote.discounted && (
          <s>
            <span className="sr">instead of </span>
            {money(quote.originalMinor)}
          </s>
        )}
      </p>
      <p className={styles.per}>
        {`per ${selection.period} for up to ${groupDigits(selection.contacts)} contacts`}
        {quote.discounted && (
          <>
            {' · you save '}
            <b>{money(quote.savedMinor)}</b>
          </>
        )}
      </p>
    </>
  );
}

function total(quote: Quote): string {
  if (quote.kind !== 'priced') return '—';
  return formatMoney(quote.totalMinor, quote.currency, { decimals: 'plan' });
}
