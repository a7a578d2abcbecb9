import { defaultCatalog } from '@grovemail/domain/pricing/default-catalog.ts';
import { useLayoutEffect } from 'react';
import { useCatalog } from '../../form-state/use-catalog.ts';
import { AwaitedPlans } from './AwaitedPlans.tsx';
import { EnterpriseAlone } from './EnterpriseAlone.tsx';
import { initialCurrency } from './initial-currency.ts';
import type { Letterhead } from './PlanReceipt.tsx';
import { PricedPlans } from './PricedPlans.tsx';
import { showPrices } from './show-prices.ts';
import { useRenderedHref } from './use-rendered-href.ts';

interface Props {
  modulesUrl: string;
  /** Whether the default catalog is that of `modulesUrl`; otherwise it appears nowhere. */
  hasBuiltPrices: boolean;
  registerUrl: string;
  demoUrl: string;
  /** As built. */
  letterhead: Letterhead;
  /** The pricing page has a choice between plans, and a link to share. */
  isPricingPage?: boolean;
}

/** The plans: with the built prices until the response, or awaited from another service. */
export default function Plans(props: Props) {
  const { modulesUrl, hasBuiltPrices, demoUrl, letterhead, isPricingPage = false } = props;
  const prices = useCatalog(modulesUrl, hasBuiltPrices ? defaultCatalog : null);
  const registerUrl = useRenderedHref(props.registerUrl);
  // Credits are priced here, even if another service prices Growth.
  useLayoutEffect(() => {
    if (!hasBuiltPrices) showPrices(initialCurrency());
  }, [hasBuiltPrices]);
  /** The heading level of plan names: one below the section's title. */
  const level: 2 | 3 = isPricingPage ? 2 : 3;
  const common = { registerUrl, demoUrl, letterhead, level, isPricingPage };
  if (prices.kind === 'loading') return <AwaitedPlans {...common} />;
  if (prices.kind === 'none') return <EnterpriseAlone demoUrl={demoUrl} level={level} />;
  return <PricedPlans {...common} catalog={prices.catalog} />;
}
