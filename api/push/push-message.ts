/** What one subscription is sent; `messageId` is its tracking id. */
export interface PushMessage {
  subscriptionId: string;
  messageId: string;
  title: string;
  body: string;
  /** Address of a picture. */
  icon?: string;
  /** Where a click leads, on the site that subscribed. */
  url?: string;
}

/** The topic of the outbox under which messages wait. */
export const pushTopic = 'push.send';

/** The text that the service worker is given. */
export function payloadOf({ messageId, title, body, icon, url }: PushMessage): string {
  return JSON.stringify({ title, body, icon, tracking_id: messageId, url });
}
