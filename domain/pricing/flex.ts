import type { Bracket, Catalog } from './catalog.ts';
import type { CurrencyCode } from './currencies.ts';
import { baseModule } from './modules.ts';
import type { Period } from './period.ts';
import { rateFor } from './volume-rates.ts';

/** Flex, as its card says it (R436–R444). */
export const flexPlan = {
  credit: '1 credit per email sent',
  benefits: [
    '3 seats',
    'Drag & Drop editor',
    'Unlimited subscribers',
    'Unlimited audiences',
    'Attribute-based segmentation',
    'Advanced performance reports',
    'Role-based access control',
    'In-app knowledge center',
  ],
} as const;

/** Price of 1,000 credits in hundredths: the first volume rate times 1,000 (R435, B18). */
export function flexPriceMinor(currency: CurrencyCode): number {
  const [whole = '0', fraction = ''] = rateFor(0, currency).rate.split('.');
  const millionths = Number(whole + fraction.padEnd(6, '0'));
  return Math.round(millionths / 10);
}

/** The first eight brackets of the campaign module (R246). */
export function flexBrackets(catalog: Catalog): Bracket[] {
  const campaign = catalog.find(({ code }) => code === baseModule);
  return (campaign?.pricing ?? []).slice(0, 8).map((entry) => entry.contact_bracket);
}

/** What Flex starts with: the first bracket, billed monthly (R247, R248, B19). */
export function flexDefaults(catalog: Catalog): { bracket: Bracket | undefined; period: Period } {
  return { bracket: flexBrackets(catalog)[0], period: 'month' };
}
