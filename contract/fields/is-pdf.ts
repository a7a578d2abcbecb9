/** Bytes at the beginning of a file among which a reader looks for its mark (ISO 32000-1, note 13 of annex H). */
export const pdfMarkWithin = 1_024;

/**
 * Whether a file begins as a PDF does.
 * @param start its first bytes, one character each (Latin-1)
 */
export function isPdf(start: string): boolean {
  return start.slice(0, pdfMarkWithin).includes('%PDF-');
}
