/** Addresses of programs that are told what happens. */
export interface WebhookStore {
  addWebhook(webhook: WebhookRow): Promise<void>;
  /** Newest first, without those that were removed. */
  listWebhooks(): Promise<WebhookRow[]>;
  findWebhook(id: string): Promise<WebhookRow | null>;
  /** Signs with another secret from now on, and with the one it had as well until that moment. */
  rotateWebhook(
    id: string,
    change: { secret: string; previousUntil: number },
  ): Promise<'rotated' | 'unknown'>;
  removeWebhook(id: string): Promise<'removed' | 'unknown'>;
}

export interface WebhookRow {
  id: string;
  createdAt: number;
  /** `*` waits for every event; empty where it waits for a type instead. */
  eventCode: string;
  /** As in `mail.sent`. */
  type?: string;
  url: string;
  /** `whsec_…` (Standard Webhooks). */
  secret: string;
  /** The one before it, while it still signs as well. */
  previousSecret?: string;
}
