/**
 * The raw pairs of a query string, each with its decoded key, so that some can be removed and the others
 * kept verbatim; only a `?` at a pair's start is encoded, since in front it would read as the query's own.
 * @param search with or without its `?`
 */
export function queryPairs(search: string): { key: string; pair: string }[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .map((pair) => pair.replace(/^\?/, '%3F'))
    .flatMap((pair) => [...new URLSearchParams(pair).keys()].map((key) => ({ key, pair })));
}
