/** Hosts that are reserved for samples (RFC 2606), and how samples are marked elsewhere. */
const sample = /\.example\b|\bexample\.(?:com|net|org)\b|\(sample /i;

/**
 * The fields of the brand that still hold samples, by their paths.
 * @param value the brand, or a part of it
 */
export function sampleValues(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return sample.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    sampleValues(part, path === '' ? name : `${path}.${name}`),
  );
}
