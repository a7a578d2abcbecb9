import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { growthBenefits, growthPlan } from '@grovemail/domain/pricing/growth-plan.ts';
import type { Quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Benefits } from './Benefits.tsx';
import { DollarsButton } from './DollarsButton.tsx';
import { GrowthPrice } from './GrowthPrice.tsx';
import { GrowthReceipt } from './GrowthReceipt.tsx';
import styles from './plans.module.css';

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
        <GrowthPrice quote={quote} selection={selection} />
        {quote.kind === 'priced' && (
          <LinkButton href={registerUrl} register="main" arrow>
            Get started free
          </LinkButton>
        )}
        {quote.kind === 'above-tiers' && <LinkButton href={demoUrl}>Talk to us</LinkButton>}
        {quote.kind === 'no-currency' && <DollarsButton onCurrency={onCurrency} />}
      </div>
      <GrowthReceipt quote={quote} fullQuote={fullQuote} selection={selection} />
      <Benefits benefits={growthBenefits(selection.modules)} />
    </article>
  );
}
