/** The first texts of a list, as many as fit into a number of bytes of JSON. */
export function shortList(texts: readonly string[], maxBytes: number): string[] {
  const short: string[] = [];
  for (const text of texts) {
    if (Buffer.byteLength(JSON.stringify([...short, text])) > maxBytes) break;
    short.push(text);
  }
  return short;
}
