/** A value for the query or the fragment of a URL: everything but unreserved characters is encoded (RFC 3986, 2.3). */
export function inQuery(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(/[!'()*]/g, percentEncoded);
}

/**
 * A value for the path of a URL. `/`, what a path may contain (RFC 3986, 3.3) and existing `%XX` stay; so does a query
 * that the value brings, as in `orders?id=7`.
 */
export function inPath(value: string): string {
  const illegal = bringsQuery.test(value) ? notInReference : notInPath;
  return value.toWellFormed().replace(illegal, encodeURIComponent);
}

const bringsQuery = /^[^\s?#]*\?[^\s?#=&]+=\S*$/;

const notInPath = /%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/%]+/gi;
const notInReference = /%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/%?#]+/gi;

/** What would end a URL in a style sheet. */
export function inStyleUrl(url: string): string {
  return url.replace(/["'()\\\s<>]/g, (character) =>
    character.charCodeAt(0) < 0x80 ? percentEncoded(character) : encodeURIComponent(character),
  );
}

export function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** A URL without the characters that a query or a style sheet would write in another way. */
export function canonicalLink(url: string): string {
  return url.replace(/["'()*!\\\s<>]/g, percentEncoded);
}
