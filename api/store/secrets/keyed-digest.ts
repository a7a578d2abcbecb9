import { createHmac } from 'node:crypto';

/**
 * Stands for an address where something is counted by it. Without the key nobody finds out whose it is
 * by trying known addresses; base64url.
 */
export function keyedDigest(key: string): (text: string) => string {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
