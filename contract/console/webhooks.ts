/** Times are milliseconds since the epoch. */
export interface WebhookItem {
  id: string;
  url: string;
  /** The codes of the events that are posted; `*`: all. */
  events: string[];
  types: string[];
  createdAt: number;
  /** `disabled`: its server returned 410; a test event, a replay or a new URL enables it. */
  state: 'ok' | 'failing' | 'paused' | 'disabled';
  failing: WebhookFailing | null;
}

export interface WebhookFailing {
  /** Consecutive. */
  failures: number;
  since: number;
  /** Null while it is not paused. */
  nextTryAt: number | null;
  /** The last response, or why there was none. */
  error: string;
}

export interface WebhookList {
  webhooks: WebhookItem[];
  /** The types that a webhook can subscribe to. */
  types: string[];
  /** The state of NOTICE_WEBHOOK_URL; null if nothing was ever posted there. */
  notice: Notices | null;
}

export type Notices = Pick<WebhookItem, 'state' | 'failing'>;

export interface WebhookDetail {
  webhook: WebhookItem | null;
  /** Null for a webhook. */
  notice: Notices | null;
  /** Queued messages. */
  waiting: number;
}

export interface Delivery {
  id: string;
  createdAt: number;
  /** Sent as `webhook-id`. */
  message: string;
  type: string | null;
  attempt: number;
  outcome: 'sent' | 'failed' | 'refused';
  reply: string;
  ms: number;
}

/** A webhook with its secret, which is shown only here. */
export interface WebhookSecret {
  id: string;
  secret: string;
  /** A missing setting of the server, in a sentence; empty if none is missing. */
  warning: string;
}

export interface TestEvent {
  message: string;
  path: string;
  /** As JSON. */
  body: string;
}

/** Identifies NOTICE_WEBHOOK_URL in place of an id. */
export const noticeId = 'notice';
