import { moduleCodes } from '@grovemail/domain/pricing/modules.ts';
import { quote } from '@grovemail/domain/pricing/quote.ts';
import { sampleCatalog } from '@grovemail/domain/pricing/sample-catalog.ts';
import type { ReactNode } from 'react';
import { defaultSelection } from './default-selection.ts';
import { EnterpriseCard } from './EnterpriseCard.tsx';
import { FlexCard } from './FlexCard.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import styles from './plans.module.css';
import { Selectors } from './Selectors.tsx';
import { useLiveCatalog } from './use-live-catalog.ts';
import { usePrintedHref } from './use-printed-href.ts';
import { useSelection } from './use-selection.ts';

export interface PlansProps {
  /** Whom Enterprise is for. */
  enterprise: string;
  modulesUrl: string;
  registerUrl: string;
  demoUrl: string;
  /** What the pricing page has besides: the plans to choose from, and a link to share. */
  choice?: ReactNode;
  /** Of the plans' names: one below the section's title. */
  level?: 2 | 3;
  share?: ReactNode;
}

/**
 * The plans with their selectors. Drawn in the HTML for the default choice;
 * with its code it takes the choice from the address, or guesses the currency, and follows each change.
 */
export default function Plans(props: PlansProps) {
  const { enterprise, modulesUrl, registerUrl, demoUrl, choice, share, level = 3 } = props;
  const catalog = useLiveCatalog(modulesUrl, sampleCatalog);
  const { selection, form, choose } = useSelection(catalog);
  const register = usePrintedHref(form, registerUrl);
  const common = {
    quote: quote(catalog, selection),
    whole: quote(catalog, { ...selection, modules: moduleCodes }),
    selection,
    registerUrl: register,
    level,
  };
  return (
    <form ref={form} onChange={choose.read} onSubmit={choose.stay}>
      {choice ?? <input type="hidden" name="plan" defaultValue="growth" />}
      <Selectors catalog={catalog} plan={selection.plan} initial={defaultSelection} />
      <div className={styles.cards}>
        {selection.plan === 'flex' ? (
          <FlexCard {...common} onCurrency={choose.currency} />
        ) : (
          <GrowthCard {...common} demoUrl={demoUrl} onCurrency={choose.currency} />
        )}
        <EnterpriseCard purpose={enterprise} demoUrl={demoUrl} level={level} />
      </div>
      {share}
    </form>
  );
}
