/**
 * The best available encoding that Accept-Encoding allows: br, then gz, then plain. q=0 excludes a coding, `*` means all
 * others (RFC 9110 §12.5.3).
 */
export function acceptedEncoding(
  header: string | undefined,
  available: { br: boolean; gz: boolean },
): 'br' | 'gz' | null {
  const weights = weightsOf(header);
  const accepts = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  if (available.br && accepts('br')) return 'br';
  return available.gz && accepts('gzip') ? 'gz' : null;
}

/**
 * Whether an Accept header lists Markdown with at least the weight of HTML (RFC 9110 §12.5.1). No browser does.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = weightsOf(accept);
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

/** The weights by lower-case value (RFC 9110 §12.4.2). */
function weightsOf(header = ''): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [value = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((piece) => piece.startsWith('q='))?.slice(2) ?? '1';
    weights.set(value, Number(weight) || 0);
  }
  return weights;
}
