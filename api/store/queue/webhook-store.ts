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
  /** The codes of the events that are posted, sorted; `*`: every event. */
  eventCodes: readonly string[];
  /** The types of the notifications that are posted, sorted, as in `mail.sent`. */
  types: readonly string[];
  url: string;
  /** `whsec_…` (Standard Webhooks). */
  secret: string;
  /** The previous secret, while messages are also signed with it. */
  previousSecret?: string;
}
