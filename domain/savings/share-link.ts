import { queryPairs } from '../query-pairs.ts';
import { savingsRates } from './rates.ts';
import type { Service } from './savings.ts';
import { shareKeys } from './share-keys.ts';

export interface SharedFigures {
  contact_count: number;
  active_count: number;
  current_cost: number;
  services: Readonly<Partial<Record<Service, boolean>>>;
}

/** A shared calculation as a query: `customers=…&active=…&cost=…&services=campaign,push`. */
export function shareQuery(figures: SharedFigures): string {
  const ticked = names.filter((service) => figures.services[service]);
  return Object.entries(shareKeys)
    .map(([key, field]) => `${key}=${field === 'services' ? ticked.join(',') : figures[field]}`)
    .join('&');
}

/**
 * The fields of a shared link, as a form would send them, without invalid amounts and services.
 * @param search with or without its `?`
 */
export function readShared(search: string): [name: string, value: string][] {
  const query = new URLSearchParams(search);
  return Object.entries(shareKeys).flatMap(([key, field]): [string, string][] => {
    const given = query.getAll(key).join(',');
    if (field !== 'services') return patterns[field].test(given) ? [[field, given]] : [];
    const ticked = given.split(',');
    return names.filter((name) => ticked.includes(name)).map((name) => [field, name]);
  });
}

/** The other query pairs, unchanged. @param search with or without its `?` */
export function withoutShared(search: string): string {
  return queryPairs(search)
    .flatMap(({ key, pair }) => (key in shareKeys ? [] : [pair]))
    .join('&');
}

const names = Object.keys(savingsRates.perMonth) as Service[];

const whole = /^\d{1,10}$/;
/** With cents, which reading rounds as well. */
const patterns = {
  contact_count: whole,
  active_count: whole,
  current_cost: /^\d{1,10}(\.\d{1,2})?$/,
};
