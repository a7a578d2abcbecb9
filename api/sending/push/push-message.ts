/** A message to a subscription; `messageId` is its tracking id. */
export interface PushMessage {
  subscriptionId: string;
  messageId: string;
  /** The host of the push service, and the endpoint of the outbox entry. */
  service: string;
  title: string;
  body: string;
  /** URL of an image. */
  icon?: string;
  /** Opened by a click, on the site that subscribed. */
  url?: string;
}

export const pushTopic = 'push.send';

/** The JSON that the service worker receives. */
export function payloadOf({ messageId, title, body, icon, url }: PushMessage): string {
  return JSON.stringify({ title, body, icon, tracking_id: messageId, url });
}
