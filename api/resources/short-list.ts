/** The first texts of a list that fit into `maxBytes` of JSON. */
export function shortList(texts: readonly string[], maxBytes: number): string[] {
  const short: string[] = [];
  for (const text of texts) {
    if (Buffer.byteLength(JSON.stringify([...short, text])) > maxBytes) break;
    short.push(text);
  }
  return short;
}
