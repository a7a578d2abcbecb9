/**
 * The best available encoding that Accept-Encoding allows: br, then gz, then plain. q=0 excludes a coding; `*`
 * stands for those not named (RFC 9110 §12.5.3).
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
