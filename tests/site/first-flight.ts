/** The maximum size of our server's response headers, which its own tests enforce. */
const maxHeaderBytes = 544;

/** What is left for a page in the first flight of its TCP connection: 10 segments, without the headers. */
export const firstFlight = 10 * 1_460 - maxHeaderBytes;

/** Whether a page is a legal text or part of the reference, whose first screen is all text. */
export function isLongText(path: string): boolean {
  return /^\/(?:privacy|terms|developers\/reference\/[^/]+)(?:\.html)?$/.test(path);
}
