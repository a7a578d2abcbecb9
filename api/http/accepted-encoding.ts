/**
 * The best of the encodings we hold that an Accept-Encoding header takes: br, then gz, then plain.
 * A coding with q=0 is refused; `*` stands for those not named (RFC 9110 §12.5.3).
 */
export function acceptedEncoding(
  header: string | undefined,
  held: { br: boolean; gz: boolean },
): 'br' | 'gz' | null {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((piece) => piece.startsWith('q='))?.slice(2) ?? '1';
    weights.set(coding, Number(weight) || 0);
  }
  const takes = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  if (held.br && takes('br')) return 'br';
  return held.gz && takes('gzip') ? 'gz' : null;
}
