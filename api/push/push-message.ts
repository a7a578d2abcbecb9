/** What one subscription is sent (R201); `messageId` is its tracking id. */
export interface PushMessage {
  subscriptionId: string;
  messageId: string;
  title: string;
  body: string;
  /** Address of a picture. */
  icon?: string;
  /** Where a click leads, on the site that subscribed (G7). */
  url?: string;
}

/** The topic of the outbox under which messages wait. */
export const pushTopic = 'push.send';

/**
 * The most bytes that a message may have: push services take 4,096 (RFC 8030 §7.2), of which the
 * encryption needs 103.
 */
export const longestPayload = 3_993;

/** The text that the service worker is given. */
export function payloadOf({ messageId, title, body, icon, url }: PushMessage): string {
  return JSON.stringify({ title, body, icon, tracking_id: messageId, url });
}
