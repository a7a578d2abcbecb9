/**
 * The pairs of a query string as they stand, each with its decoded key, so that some can be taken
 * out and the rest kept to the letter.
 * @param search with or without its `?`
 */
export function queryPairs(search: string): { key: string; pair: string }[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .flatMap((pair) => [...new URLSearchParams(pair).keys()].map((key) => ({ key, pair })));
}
