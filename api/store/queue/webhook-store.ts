/** Webhooks: the addresses to which events are posted. */
export interface WebhookStore {
  addWebhook(webhook: WebhookRow): Promise<void>;
  /** Newest first, without removed ones. */
  listWebhooks(): Promise<WebhookRow[]>;
  findWebhook(id: string): Promise<WebhookRow | null>;
  /** Changes the secret; until that time, messages are also signed with the previous one. */
  rotateWebhook(
    id: string,
    change: { secret: string; previousUntil: number },
  ): Promise<'rotated' | 'unknown'>;
  removeWebhook(id: string): Promise<'removed' | 'unknown'>;
}

export interface WebhookRow {
  id: string;
  createdAt: number;
  /** `*`: every event. Empty: subscribed to a type instead. */
  eventCode: string;
  /** As in `mail.sent`. */
  type?: string;
  url: string;
  /** `whsec_…` (Standard Webhooks). */
  secret: string;
  /** The previous secret, while messages are also signed with it. */
  previousSecret?: string;
}
