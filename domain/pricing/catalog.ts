import * as z from 'zod/mini';
import { groupDigits } from '../group-digits.ts';
import { baseModule, type ModuleCode, moduleCodes } from './modules.ts';

const wholeNumber = z.int().check(z.gte(0), z.lte(1_000_000_000));
const bracketSchema = z.object({ min: wholeNumber, max: wholeNumber });
const discountSchema = z.object({ value: z.number().check(z.gte(0), z.lte(100)) });

const entrySchema = z.object({
  _id: z.string(),
  contact_bracket: bracketSchema,
  /** Contacts or users covered; default: the bracket's max. */
  max: z.optional(wholeNumber),
  /** Amounts are per month, in the currency's main unit: 7.5 is seven dollars fifty. */
  prices: z.array(
    z.object({ currency: z.string(), amount: z.number().check(z.gte(0), z.lte(1e10)) }),
  ),
  /** Percentages off, per period. */
  discounts: z._default(
    z.object({ month: z.optional(discountSchema), year: z.optional(discountSchema) }),
    {},
  ),
});

const moduleSchema = z.object({ code: z.string(), pricing: z.array(entrySchema) });

/** The list in `payload.data` of GET /modules, as our own API returns it. */
export const catalogSchema = z.array(moduleSchema);

/** Accepts the list of any service. */
const readSchema = z.array(
  z.extend(entrySchema, {
    /** Unused, so it may be of any type. */
    _id: z.pipe(z.unknown(), z.transform(String)),
  }),
);

export type Bracket = z.output<typeof bracketSchema>;
export type PricingEntry = z.output<typeof entrySchema> & { max: number };
export interface PricingModule {
  code: ModuleCode;
  /** Ascending by max. */
  pricing: PricingEntry[];
}
export type Catalog = readonly PricingModule[];

/**
 * Parses `payload.data` of GET /modules, which may be another service's. It accepts null for missing values, drops modules with
 * an unknown code, fills in `max` and sorts tiers.
 * @returns null if it is not a catalog or has no tier for campaigns
 */
export function parseCatalog(data: unknown): PricingModule[] | null {
  const listed = z
    .array(z.looseObject({ code: z.optional(z.unknown()) }))
    .safeParse(withoutNulls(data));
  if (!listed.success) return null;
  const modules: PricingModule[] = [];
  for (const code of moduleCodes) {
    const listedModule = listed.data.find((candidate) => candidate.code === code);
    if (!listedModule) continue;
    const entries = readSchema.safeParse(listedModule.pricing ?? []);
    if (!entries.success) return null;
    modules.push({ code, pricing: entries.data.map(withMax).sort((a, b) => a.max - b.max) });
  }
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

/** Removes properties that are null. */
function withoutNulls(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutNulls);
  if (typeof data !== 'object' || data === null) return data;
  const kept = Object.entries(data).filter(([, value]) => value !== null);
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutNulls(value)]));
}
