/**
 * Replaces a placeholder for the origin, also its host alone, as in the head of an HTTP message.
 * @param standIn the placeholder, an origin with http
 */
export function withOrigin(text: string, standIn: string, origin: string): string {
  const [scheme, host = ''] = standIn.split(/(?<=:\/\/)/);
  const address = new RegExp(`(${scheme})?(?<![\\w.-])${host}(?!\\d)`, 'g');
  const own = new URL(origin);
  return text.replace(address, (_, isFull) => (isFull ? own.origin : own.host));
}
