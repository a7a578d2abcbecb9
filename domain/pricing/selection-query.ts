import { queryPairs } from '../query-pairs.ts';
import { type ModuleCode, moduleCodes, orderedModules } from './modules.ts';
import { isOffered } from './offered-currencies.ts';
import { type PlanChoice, type Selection, showPlan } from './selection.ts';
import { selectionKeys } from './selection-keys.ts';

/**
 * Reads the pricing selection from a URL, with a fallback for each missing or unknown part. `fitSelection` maps the contacts to
 * brackets.
 * @param search a query string, with or without its `?`
 */
export function readSelection(search: string, fallback: Selection): Selection {
  const query = new URLSearchParams(search);
  const currency = query.get('currency');
  const plan = query.get('plan');
  const start = showPlan(fallback, plan === 'growth' || plan === 'flex' ? plan : fallback.plan);
  const requested = readChoice(query.get('contacts'), query.get('period'));
  const kept = /^(\d+),(month|year)$/.exec(query.get('kept') ?? '');
  return {
    ...start,
    ...requested,
    currency: isOffered(currency) ? currency : start.currency,
    modules: readModules(query.get('modules')) ?? start.modules,
    emails: readCount(query.get('emails')) ?? start.emails,
    kept: {
      ...start.kept,
      // The size of the list in a link to Flex also applies to Growth.
      ...(start.plan === 'flex' ? requested : {}),
      ...(kept && readChoice(kept[1], kept[2])),
    },
  };
}

/**
 * The selection as a query string without `?`. It omits emails and a kept choice that equal the fallback.
 * @param fallback for `readSelection`
 * @param search the current query, whose other parts are kept in front
 */
export function writeSelection(selection: Selection, fallback: Selection, search = ''): string {
  const { contacts, period, currency, modules, plan, emails, kept } = selection;
  // URLSearchParams would write commas as %2C.
  const own = [
    `contacts=${contacts}`,
    `period=${period}`,
    `currency=${currency}`,
    `modules=${orderedModules(modules).join(',')}`,
    `plan=${plan}`,
  ];
  if (emails !== fallback.emails) own.push(`emails=${emails}`);
  const read = readSelection(own.join('&'), fallback).kept;
  const isImplied = read.contacts === kept.contacts && read.period === kept.period;
  if (!isImplied) own.push(`kept=${kept.contacts},${kept.period}`);
  return [...foreignPairs(search), ...own].join('&');
}

function foreignPairs(search: string): string[] {
  const own: readonly string[] = selectionKeys;
  return queryPairs(search).flatMap(({ key, pair }) => (own.includes(key) ? [] : [pair]));
}

function readChoice(
  contacts: string | null | undefined,
  period: string | null | undefined,
): Partial<PlanChoice> {
  const count = readCount(contacts);
  return {
    ...(count ? { contacts: count } : {}),
    ...(period === 'month' || period === 'year' ? { period } : {}),
  };
}

function readCount(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined;
}

function readModules(text: string | null): ModuleCode[] | null {
  const wanted = text?.split(',') ?? [];
  return moduleCodes.some((code) => wanted.includes(code)) ? orderedModules(wanted) : null;
}
