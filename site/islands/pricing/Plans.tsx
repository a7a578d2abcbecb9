import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { defaultCatalog } from '@grovemail/domain/pricing/default-catalog.ts';
import { CopyLink } from './CopyLink.tsx';
import { EnterpriseCard } from './EnterpriseCard.tsx';
import { FlexCard } from './FlexCard.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import type { Letterhead } from './PlanReceipt.tsx';
import { planQuotes } from './plan-quotes.ts';
import styles from './plans.module.css';
import { Selectors } from './Selectors.tsx';
import { useLiveCatalog } from './use-live-catalog.ts';
import { useRenderedHref } from './use-rendered-href.ts';
import { useSelection } from './use-selection.ts';

interface Props {
  modulesUrl: string;
  registerUrl: string;
  demoUrl: string;
  /** As built. */
  letterhead: Letterhead;
  /** The pricing page has a choice between plans, and a link to share. */
  isPricingPage?: boolean;
}

/**
 * The plans with their selectors. The built page shows the default selection; after hydration it comes from the
 * URL, or starts with a guessed currency, and follows each change.
 */
export default function Plans(props: Props) {
  const { modulesUrl, demoUrl, isPricingPage = false } = props;
  /** Of the plan names: one below the section's title. */
  const level: 2 | 3 = isPricingPage ? 2 : 3;
  const { catalog, date } = useLiveCatalog(modulesUrl, defaultCatalog, props.letterhead.date);
  const { selection, form, change, onChange, onSubmit } = useSelection(catalog);
  const registerUrl = useRenderedHref(form, props.registerUrl);
  const quotes = planQuotes(catalog, selection);
  const isLarge = quotes.chosen.kind === 'above-tiers';
  const common = {
    quotes,
    selection,
    letterhead: { ...props.letterhead, date },
    registerUrl,
    level,
    onCurrency: (currency: CurrencyCode) => change({ currency }),
    link: isPricingPage && <CopyLink />,
  };
  return (
    <form ref={form} data-plans className={styles.plans} onChange={onChange} onSubmit={onSubmit}>
      {isPricingPage ? <PlanChoice /> : <input type="hidden" name="plan" defaultValue="growth" />}
      <Selectors catalog={catalog} selection={selection} />
      <div className={isLarge ? `${styles.cards} ${styles.large}` : styles.cards}>
        {selection.plan === 'flex' ? (
          <FlexCard
            {...common}
            catalog={catalog}
            {...(isPricingPage ? {} : { onGrowth: () => change({ plan: 'growth' }) })}
          />
        ) : (
          <GrowthCard {...common} demoUrl={demoUrl} />
        )}
        <EnterpriseCard demoUrl={demoUrl} level={level} isLarge={isLarge} />
      </div>
    </form>
  );
}
