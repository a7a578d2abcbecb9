import type { Keyed, KeyedResponse } from '../idempotency/response-store.ts';

/** Webhooks: the addresses to which events are posted. */
export interface WebhookStore {
  /** @throws {TooManyWebhooksError} */
  addWebhook(webhook: WebhookRow): Promise<void>;
  /** The same for a call that may be repeated. @throws {TooManyWebhooksError} */
  createWebhook(webhook: WebhookRow, keyed: Keyed<WebhookRow>): Promise<KeyedResponse>;
  /** Newest first, without removed ones. */
  listWebhooks(): Promise<WebhookRow[]>;
  findWebhook(id: string): Promise<WebhookRow | null>;
  /**
   * Changes what is given. A URL ends the webhook's pause and makes what waits due at once. `empty`: it would be
   * subscribed to nothing, so nothing was changed.
   */
  updateWebhook(id: string, change: WebhookChange): Promise<WebhookRow | 'unknown' | 'empty'>;
  /** Changes the secret; until that time, messages are also signed with the previous one. */
  rotateWebhook(id: string, change: NewSecret): Promise<'rotated' | 'unknown'>;
  /** The same for a call that may be repeated. @throws {UnknownWebhookError} */
  rotateWebhookOnce(id: string, change: NewSecret, keyed: Keyed<NewSecret>): Promise<KeyedResponse>;
  removeWebhook(id: string): Promise<'removed' | 'unknown'>;
}

export type WebhookChange = Partial<Pick<WebhookRow, 'url' | 'eventCodes' | 'types'>>;

export interface NewSecret {
  secret: string;
  /** Milliseconds since the epoch. */
  previousUntil: number;
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
