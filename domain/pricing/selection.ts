import { queryPairs } from '../query-pairs.ts';
import type { Catalog } from './catalog.ts';
import type { CurrencyCode } from './currencies.ts';
import { isCurrency } from './currency.ts';
import { baseModule, type ModuleCode, orderedModules } from './modules.ts';
import type { Period } from './period.ts';
import { selectionKeys } from './selection-keys.ts';

export interface Selection {
  /** A campaign tier's max, or `aboveTiers(catalog)`. */
  contacts: number;
  period: Period;
  currency: CurrencyCode;
  /** In the modules' own order, campaigns first. */
  modules: ModuleCode[];
  plan: 'growth' | 'flex';
}

/**
 * Reads the pricing choice from an address; what is missing or unknown falls back, part by part.
 * A number of contacts between two tiers means the upper one (R424).
 * @param search a query string, with or without its `?`
 */
export function readSelection(search: string, catalog: Catalog, fallback: Selection): Selection {
  const query = new URLSearchParams(search);
  const period = query.get('period');
  const currency = query.get('currency');
  const plan = query.get('plan');
  return {
    contacts: readContacts(query.get('contacts'), catalog) ?? fallback.contacts,
    period: period === 'month' || period === 'year' ? period : fallback.period,
    currency: isCurrency(currency) ? currency : fallback.currency,
    modules: readModules(query.get('modules'), catalog) ?? fallback.modules,
    plan: plan === 'growth' || plan === 'flex' ? plan : fallback.plan,
  };
}

/**
 * The choice as a query string without `?`, always in the same order.
 * @param search the address's present query; its other parts are kept as they are, in front
 */
export function writeSelection(selection: Selection, search = ''): string {
  const values: Record<(typeof selectionKeys)[number], string> = {
    contacts: String(selection.contacts),
    period: selection.period,
    currency: selection.currency,
    modules: orderedModules(selection.modules).join(','),
    plan: selection.plan,
  };
  // Joined by hand: every value is plain, and a comma reads better than %2C.
  const own = selectionKeys.map((key) => `${key}=${values[key]}`);
  return [...foreignPairs(search), ...own].join('&');
}

/** The value for more contacts than the largest tier (B5). */
export function aboveTiers(catalog: Catalog): number {
  return (campaignMaxima(catalog).at(-1) ?? 0) + 1;
}

function foreignPairs(search: string): string[] {
  const own: readonly string[] = selectionKeys;
  return queryPairs(search).flatMap(({ key, pair }) => (own.includes(key) ? [] : [pair]));
}

function readContacts(text: string | null, catalog: Catalog): number | null {
  if (text === null || !/^[1-9]\d{0,11}$/.test(text)) return null;
  return campaignMaxima(catalog).find((max) => max >= Number(text)) ?? aboveTiers(catalog);
}

function readModules(text: string | null, catalog: Catalog): ModuleCode[] | null {
  if (text === null) return null;
  const known = text.split(',').filter((name) => catalog.some(({ code }) => code === name));
  return known.length > 0 ? orderedModules(known) : null;
}

function campaignMaxima(catalog: Catalog): number[] {
  const campaign = catalog.find(({ code }) => code === baseModule);
  return (campaign?.pricing ?? []).map(({ max }) => max);
}
