/**
 * A subscription's keys as the store keeps them, or null when no message could be encrypted for them:
 * the browser's key is a point of P-256 in 65 bytes, the secret has 16 (RFC 8291 §3).
 * @param keys base64url, with or without padding
 */
export function subscriptionKeys(keys: {
  p256dh: string;
  auth: string;
}): { p256dh: string; auth: string } | null {
  const [p256dh, auth] = [withoutPadding(keys.p256dh), withoutPadding(keys.auth)];
  // 65 and 16 bytes are 87 and 22 characters; longer ones are not decoded.
  if (p256dh.length !== 87 || auth.length !== 22) return null;
  const point = bytesOf(p256dh);
  if (!point || !bytesOf(auth) || !isOnCurve(point)) return null;
  return { p256dh, auth };
}

/** P-256: y² = x³ − 3x + b over the field of p (FIPS 186-4, D.1.2.3). */
const p = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

function isOnCurve(point: Uint8Array): boolean {
  // 4 means that both coordinates follow.
  if (point.length !== 65 || point[0] !== 4) return false;
  const [x, y] = [numberOf(point.subarray(1, 33)), numberOf(point.subarray(33))];
  return x < p && y < p && (y * y - (x * x * x - 3n * x + b)) % p === 0n;
}

/** Null if the text is not base64url (RFC 4648 §5). */
function bytesOf(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return null;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}

function withoutPadding(text: string): string {
  return text.replace(/={1,2}$/, '');
}
