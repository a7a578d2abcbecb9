import type { Keyed, KeyedResponse } from '../idempotency/response-store.ts';

/** Webhooks, to which events are posted. */
export interface WebhookStore {
  /** @throws {TooManyWebhooksError} */
  addWebhook(webhook: WebhookRow): Promise<void>;
  /** Like `addWebhook`, once per Idempotency-Key. @throws {TooManyWebhooksError} */
  createWebhook(webhook: WebhookRow, keyed: Keyed<WebhookRow>): Promise<KeyedResponse>;
  /** Newest first, without removed ones. */
  listWebhooks(): Promise<WebhookRow[]>;
  findWebhook(id: string): Promise<WebhookRow | null>;
  /**
   * A new URL ends the webhook's pause and makes waiting entries due. `empty`: the webhook would have no subscriptions, so nothing
   * was changed.
   */
  updateWebhook(id: string, change: WebhookChange): Promise<WebhookRow | 'unknown' | 'empty'>;
  /** Changes the secret. Until `previousUntil`, messages are also signed with the previous one. */
  rotateWebhook(id: string, change: NewSecret): Promise<'rotated' | 'unknown'>;
  /** Like `rotateWebhook`, once per Idempotency-Key. @throws {UnknownWebhookError} */
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
  /** The codes of the events, sorted; `*` for every event. */
  eventCodes: readonly string[];
  /** The types of the notifications, sorted, such as `mail.sent`. */
  types: readonly string[];
  url: string;
  /** `whsec_…` (Standard Webhooks). */
  secret: string;
  /** The previous secret, while messages are also signed with it. */
  previousSecret?: string;
}
