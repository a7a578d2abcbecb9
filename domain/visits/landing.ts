import { queryPairs } from '../query-pairs.ts';
import { shortened } from './plain-query.ts';

/**
 * The value to store under the key `utm` after a landing: the query without its `?` and the page's own pairs.
 * @param ownPairs the page's own pairs, as the source of a regular expression
 * @returns `stored` if nothing is left
 */
export function captureUtm(search: string, stored: string | null, ownPairs: string): string | null {
  const own = new RegExp(`^(${ownPairs})$`);
  const query = search.replace(/^\?/, '').replace(/^\?/, '%3F');
  const pairs = query.split('&');
  const kept = ownPairs ? pairs.filter((pair) => !own.test(pair)) : pairs;
  return kept.some(Boolean) ? shortened(kept.join('&')) : stored;
}

/**
 * Whether `firstTouchOf` would find anything. A pattern is shorter than its list of keys, which matters since every page loads
 * this.
 */
export function hasFirstTouch(search: string): boolean {
  return /[?&](utm_(source|medium|campaign|term|content)|gclid|fbclid|ref)=[^&]/.test(search);
}

/**
 * The URL of a registration link: the app's page with the stored query. `location` replaces a stored one.
 * @param page without query; absolute, or a path such as `/app/register`
 */
export function registerUrl(
  page: string,
  { utm, location }: { utm?: string | null; location?: 'header' | 'main' | '' },
): string {
  const pairs = queryPairs(shortened(utm ?? ''))
    .filter(({ key }) => key !== 'location')
    .map(({ pair }) => safeInQuery(pair));
  if (location) pairs.push(`location=${location}`);
  return page + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

// A `#` in the storage would end the query.
function safeInQuery(pair: string): string {
  return pair.replace(/[^\w\-.~!$'()*+,;:@/?%=]/gu, encodeURIComponent);
}
