import { defaultCurrency } from '@grovemail/domain/pricing/currency.ts';
import { baseModule } from '@grovemail/domain/pricing/modules.ts';
import { sampleCatalog } from '@grovemail/domain/pricing/sample-catalog.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { contactTiers } from './contact-tiers.ts';

/** The selection in the built page: the first bracket, monthly, campaigns only. */
export const defaultSelection: Selection = {
  contacts: contactTiers(sampleCatalog)[0]?.max ?? 0,
  period: 'month',
  currency: defaultCurrency,
  modules: [baseModule],
  plan: 'growth',
};
