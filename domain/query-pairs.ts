/**
 * The raw pairs of a query string with their decoded keys, so that some can be removed and the others kept. A `?` at the start of
 * a pair is encoded, since it would begin a query.
 * @param search with or without its `?`
 */
export function queryPairs(search: string): { key: string; pair: string }[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .map((pair) => pair.replace(/^\?/, '%3F'))
    .flatMap((pair) => [...new URLSearchParams(pair).keys()].map((key) => ({ key, pair })));
}
