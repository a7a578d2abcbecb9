import type { Catalog, PricingEntry } from '@grovemail/domain/pricing/catalog.ts';
import { baseModule } from '@grovemail/domain/pricing/modules.ts';

/** The tiers that the selector 'Number of Contacts' offers: the campaign module's. */
export function contactTiers(catalog: Catalog): readonly PricingEntry[] {
  return catalog.find(({ code }) => code === baseModule)?.pricing ?? [];
}
