/** Of a stored query string. */
export const utmMaxLength = 2000;

/** Truncates a query, but never within an escape, which some servers reject. */
export function shortened(query: string): string {
  return plain(query.slice(0, utmMaxLength)).replace(/%[0-9A-Fa-f]?$/, '');
}

/** Removes characters that no store can keep (see storable-text.ts), also half a surrogate pair. */
export function plain(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '');
}
