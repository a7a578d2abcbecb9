import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { moduleCodes } from '@grovemail/domain/pricing/modules.ts';
import { quote } from '@grovemail/domain/pricing/quote.ts';
import { sampleCatalog } from '@grovemail/domain/pricing/sample-catalog.ts';
import type { ReactNode } from 'react';
import { useHydrated } from '../../form-state/use-hydrated.ts';
import { EnterpriseCard } from './EnterpriseCard.tsx';
import { FlexCard } from './FlexCard.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import styles from './plans.module.css';
import { Selectors } from './Selectors.tsx';
import { useLiveCatalog } from './use-live-catalog.ts';
import { useRenderedHref } from './use-rendered-href.ts';
import { useSelection } from './use-selection.ts';

export interface PlansProps {
  /** The audience of Enterprise. */
  enterprise: string;
  modulesUrl: string;
  registerUrl: string;
  demoUrl: string;
  /** On the pricing page: the choice between plans, and a link to share. */
  choice?: ReactNode;
  /** Heading level of the plan names: one below the section's title. */
  level?: 2 | 3;
  share?: ReactNode;
}

/**
 * The plans with their selectors. The server renders the default selection; after hydration it comes from the
 * URL, or starts with a guessed currency, and follows each change.
 */
export default function Plans(props: PlansProps) {
  const { enterprise, modulesUrl, registerUrl, demoUrl, choice, share, level = 3 } = props;
  const catalog = useLiveCatalog(modulesUrl, sampleCatalog);
  const { selection, form, change, onChange, onSubmit } = useSelection(catalog);
  useHydrated(form);
  const register = useRenderedHref(form, registerUrl);
  const common = {
    quote: quote(catalog, selection),
    fullQuote: quote(catalog, { ...selection, modules: moduleCodes }),
    selection,
    registerUrl: register,
    level,
    onCurrency: (currency: CurrencyCode) => change({ currency }),
  };
  return (
    <form ref={form} onChange={onChange} onSubmit={onSubmit}>
      {choice ?? <input type="hidden" name="plan" defaultValue="growth" />}
      <Selectors catalog={catalog} selection={selection} />
      <div className={styles.cards}>
        {selection.plan === 'flex' ? (
          <FlexCard
            {...common}
            {...(choice ? {} : { onGrowth: () => change({ plan: 'growth' }) })}
          />
        ) : (
          <GrowthCard {...common} demoUrl={demoUrl} />
        )}
        <EnterpriseCard purpose={enterprise} demoUrl={demoUrl} level={level} />
      </div>
      {share}
    </form>
  );
}
