import { createHmac } from 'node:crypto';

/** Proves that a visitor is logged in with this address. Your server runs it, never a page. */
export function pushSignature(email) {
  return createHmac('sha256', process.env.PUSH_SECRET)
    .update(email)
    .digest('hex');
}
