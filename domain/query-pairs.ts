/**
 * The raw pairs of a query string, each with its decoded key, so that some can be removed and the others
 * kept verbatim.
 * @param search with or without its `?`
 */
export function queryPairs(search: string): { key: string; pair: string }[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .flatMap((pair) => [...new URLSearchParams(pair).keys()].map((key) => ({ key, pair })));
}
