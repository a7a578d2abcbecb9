/** Encodes a value for the query or fragment of a URL, except unreserved characters (RFC 3986, 2.3). */
export function inQuery(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(/[!'()*]/g, percentEncoded);
}

/**
 * Encodes a value for the path of a URL, except characters of a path (RFC 3986, 3.3), existing `%XX` and a query, as in
 * `orders?id=7`.
 */
export function inPath(value: string): string {
  const illegal = hasQuery.test(value) ? notInReference : notInPath;
  return value.toWellFormed().replace(illegal, encodeURIComponent);
}

const hasQuery = /^[^\s?#]*\?[^\s?#=&]+=\S*$/;

const notInPath = /%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/%]+/gi;
const notInReference = /%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/%?#]+/gi;

/** Encodes the characters that would end a URL in a style sheet. */
export function inStyleUrl(url: string): string {
  return url.replace(/["'()\\\s<>]/g, (character) =>
    character.charCodeAt(0) < 0x80 ? percentEncoded(character) : encodeURIComponent(character),
  );
}

export function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** Encodes the characters of a URL that a query or a style sheet would encode differently. */
export function canonicalLink(url: string): string {
  return url.replace(/["'()*!\\\s<>]/g, percentEncoded);
}
