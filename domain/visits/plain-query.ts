/** Maximum length of a stored query string (H5). */
export const utmMaxLength = 2000;

/** A query cut to its maximum length; never inside an escape, which some servers answer with an error. */
export function shortened(query: string): string {
  return plain(query.slice(0, utmMaxLength)).replace(/%[0-9A-Fa-f]?$/, '');
}

/** Without what no store can keep (see storable-text.ts), also what a cut has left of a pair. */
export function plain(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '');
}
