import { pushTimeToLive } from '@grovemail/domain/push/push-limits.ts';
import webPush from 'web-push';
import type { VapidKeys } from './vapid-keys.ts';

/** A browser's subscription; keys in base64url. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Details {
  payload: string;
  /** The message's UUID. */
  messageId: string;
  vapid: VapidKeys;
  /** A mailto: or https: address for the push service to contact the sender. */
  subject: string;
}

/**
 * The request to the push service: encrypted for the browser (RFC 8291), signed for the service (RFC 8292).
 * @throws {Error} for invalid subscription keys
 */
export function pushRequest(to: Subscription, { payload, messageId, vapid, subject }: Details) {
  const { endpoint, p256dh, auth } = to;
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: pushTimeToLive,
    // A retry replaces a message that is still queued. 32 characters are the limit.
    topic: messageId.replaceAll('-', ''),
    vapidDetails: { subject, ...vapid },
  });
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    url: endpoint,
    method: request.method,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: request.body,
  };
}
