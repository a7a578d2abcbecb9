import { pushTimeToLive } from '@grovemail/domain/push/push-limits.ts';
import webPush from 'web-push';
import type { VapidKeys } from './vapid-keys.ts';

/** What a subscription was given by its browser: endpoint, and keys in base64url. */
export interface Addressee {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Sending {
  payload: string;
  /** The message's UUID. */
  messageId: string;
  vapid: VapidKeys;
  /** A mailto: or https: address at which a push service finds the sender. */
  subject: string;
}

/**
 * The request that hands a message to its push service: encrypted for the browser alone (RFC 8291),
 * signed for the service (RFC 8292).
 * @throws {Error} when nothing can be encrypted for these keys
 */
export function pushRequest(to: Addressee, { payload, messageId, vapid, subject }: Sending) {
  const { endpoint, p256dh, auth } = to;
  const made = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: pushTimeToLive,
    // 32 characters, as many as a topic may have: a repetition replaces what was not shown yet.
    topic: messageId.replaceAll('-', ''),
    vapidDetails: { subject, ...vapid },
  });
  const headers = Object.entries(made.headers).map(([name, value]) => [name, String(value)]);
  return {
    url: endpoint,
    method: made.method,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: made.body,
  };
}
