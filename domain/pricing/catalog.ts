import * as z from 'zod/mini';
import { groupDigits } from '../group-digits.ts';
import { baseModule, type ModuleCode, moduleCodes } from './modules.ts';

const wholeNumber = z.int().check(z.gte(0), z.lte(1_000_000_000));
const bracketSchema = z.object({ min: wholeNumber, max: wholeNumber });
const discountSchema = z.object({
  value: z.number().check(z.gte(0), z.lte(100), z.refine<number>(hasTwoDecimals)),
});

const entrySchema = z.object({
  _id: z.string(),
  contact_bracket: bracketSchema,
  /** Contacts or users covered; the bracket's max when left out. */
  max: z.optional(wholeNumber),
  /** Amounts are per month, in the currency's main unit: 7.5 is seven dollars fifty. */
  prices: z.array(
    z.object({
      currency: z.string(),
      amount: z.number().check(z.gte(0), z.lte(1e10), z.refine<number>(hasTwoDecimals)),
    }),
  ),
  /** Percentages off, per period. */
  discounts: z._default(
    z.object({ month: z.optional(discountSchema), year: z.optional(discountSchema) }),
    {},
  ),
});

const moduleSchema = z.object({ code: z.string(), pricing: z.array(entrySchema) });

/** The list in `payload.data` of GET /modules. */
export const catalogSchema = z.array(moduleSchema);

export type Bracket = z.output<typeof bracketSchema>;
export type PricingEntry = z.output<typeof entrySchema> & { max: number };
export interface PricingModule {
  code: ModuleCode;
  /** Ascending by max. */
  pricing: PricingEntry[];
}
export type Catalog = readonly PricingModule[];

/**
 * Parses `payload.data` of GET /modules: fills in `max`, sorts the tiers, drops modules with an
 * unknown code. @returns null if it is not a catalog or has no tier for campaigns
 */
export function parseCatalog(data: unknown): PricingModule[] | null {
  const parsed = catalogSchema.safeParse(data);
  if (!parsed.success) return null;
  const modules = moduleCodes.flatMap((code) => {
    const found = parsed.data.find((module) => module.code === code);
    return found
      ? [{ code, pricing: found.pricing.map(withMax).sort((a, b) => a.max - b.max) }]
      : [];
  });
  const base = modules.find(({ code }) => code === baseModule);
  return base && base.pricing.length > 0 ? modules : null;
}

/** `1 - 1,000`. */
export function bracketLabel({ min, max }: Bracket): string {
  return `${groupDigits(min)} - ${groupDigits(max)}`;
}

function withMax(entry: z.output<typeof entrySchema>): PricingEntry {
  return { ...entry, max: entry.max ?? entry.contact_bracket.max };
}

// A third decimal would be lost in minor units.
function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}
