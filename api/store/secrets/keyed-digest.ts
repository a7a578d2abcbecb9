import { createHmac } from 'node:crypto';

/**
 * Replaces an address in counters; base64url. Without the key, nobody can identify it by trying known
 * addresses.
 */
export function keyedDigest(key: string): (text: string) => string {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
