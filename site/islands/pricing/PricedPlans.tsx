import { groupDigits } from '@grovemail/domain/group-digits.ts';
import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { defaultCatalog } from '@grovemail/domain/pricing/default-catalog.ts';
import { aboveTiers } from '@grovemail/domain/pricing/plan-brackets.ts';
import { useEffect } from 'react';
import { shortDate } from '../../components/receipt/short-date.ts';
import { CopyLink } from './CopyLink.tsx';
import { EnterpriseCard } from './EnterpriseCard.tsx';
import { flexCard } from './FlexCard.tsx';
import { growthCard } from './GrowthCard.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import type { Letterhead } from './PlanReceipt.tsx';
import { planQuotes } from './plan-quotes.ts';
import styles from './plans.module.css';
import { Selectors } from './Selectors.tsx';
import { showChosen } from './show-chosen.ts';
import { showWords } from './show-words.ts';
import { TotalBar } from './TotalBar.tsx';
import { useSelection } from './use-selection.ts';

interface Props {
  catalog: Catalog;
  registerUrl: string;
  demoUrl: string;
  /** As built. */
  letterhead: Letterhead;
  level: 2 | 3;
  isPricingPage: boolean;
}

/**
 * The plans with their selectors. The built page shows the default selection; after hydration it comes from the
 * URL, or starts with a guessed currency, and follows each change.
 */
export function PricedPlans(props: Props) {
  const { catalog, registerUrl, demoUrl, letterhead, level, isPricingPage } = props;
  const { selection, form, change, href, onChange, onSubmit } = useSelection(catalog);
  const quotes = planQuotes(catalog, selection);
  const isLarge = quotes.chosen.kind === 'above-tiers';
  const chosen = isLarge ? 'enterprise' : selection.plan;
  useEffect(() => {
    showWords(chosen);
    return showChosen(chosen);
  }, [chosen]);
  const date = catalog === defaultCatalog ? letterhead.date : shortDate(new Date());
  const common = {
    quotes,
    selection,
    letterhead: { ...letterhead, date },
    registerUrl,
    level,
    onCurrency: (currency: CurrencyCode) => change({ currency }),
    link: isPricingPage && <CopyLink href={href} />,
  };
  // The same component for both plans: React updates the card in place, and its new price is announced.
  const card =
    selection.plan === 'flex'
      ? flexCard({
          ...common,
          catalog,
          ...(isPricingPage ? {} : { onGrowth: () => change({ plan: 'growth' }) }),
        })
      : growthCard(common);
  return (
    <form ref={form} data-plans className={styles.plans} onChange={onChange} onSubmit={onSubmit}>
      {isPricingPage ? <PlanChoice /> : <input type="hidden" name="plan" defaultValue="growth" />}
      <Selectors catalog={catalog} selection={selection} isLarge={isLarge} />
      <div className={isLarge ? styles.cards : `${styles.cards} ${styles.beside}`}>
        {card}
        <TotalBar quote={quotes.chosen} registerUrl={registerUrl} />
        <EnterpriseCard
          demoUrl={demoUrl}
          level={level}
          isLarge={isLarge}
          lead={
            isLarge
              ? `Above ${groupDigits(aboveTiers(catalog) - 1)} contacts, we price your list together.`
              : undefined
          }
        />
      </div>
    </form>
  );
}
