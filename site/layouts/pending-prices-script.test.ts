import { runInNewContext } from 'node:vm';
import { offeredHomes } from '@grovemail/domain/pricing/guess-currency.ts';
import { expect, it } from 'vitest';
import { pendingPricesScript } from './pending-prices-script.ts';

interface Visit {
  search?: string;
  /** Null where storage is blocked. */
  stored?: string | null;
  timeZone?: string;
  languages?: string[];
  /** Not in Safari yet. */
  hasTemporal?: boolean;
}

function isPending({
  search = '',
  stored,
  timeZone = 'UTC',
  languages = ['en-US'],
  hasTemporal = true,
}: Visit) {
  const dataset: { prices?: string } = {};
  runInNewContext(pendingPricesScript, {
    location: { search },
    navigator: { languages },
    ...(hasTemporal
      ? { Temporal: { Now: { timeZoneId: () => timeZone } } }
      : { Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone }) }) } }),
    document: { documentElement: { dataset } },
    ...(stored === null ? {} : { localStorage: { currency: stored } }),
  });
  return dataset.prices === 'pending';
}

it.each<Visit>([
  { search: '?contacts=50000' },
  { search: '?utm_source=x&plan=flex' },
  { search: '?currency=KES' },
  { stored: 'NGN' },
  { stored: 'NGN', timeZone: 'Europe/Berlin' },
  ...offeredHomes.flatMap(([, [timeZone = '', region]]): Visit[] => [
    { timeZone },
    { timeZone, hasTemporal: false },
    { stored: null, timeZone },
    { languages: ['en', `sw${region}`] },
  ]),
])('%j waits for the island', (visit) => expect(isPending(visit)).toBe(true));

it.each<Visit>([
  {},
  { search: '?utm_campaign=plan' },
  { timeZone: 'Europe/Berlin', languages: ['de-DE'] },
  { timeZone: 'Europe/Berlin', hasTemporal: false },
  { stored: 'USD', timeZone: 'Africa/Lagos' },
  { stored: null },
])('%j shows the built prices', (visit) => expect(isPending(visit)).toBe(false));
