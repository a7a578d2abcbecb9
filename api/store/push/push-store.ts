import type { Page } from '../database/page.ts';
import type { OutboxEntry } from '../queue/outbox-store.ts';

/** The events of a notification. */
export type PushAction = 'click' | 'delivered' | 'dismiss';

/** Push subscriptions, the messages sent to them, and the actions reported for those. */
export interface PushStore {
  /**
   * Stores a subscription, one per endpoint. A second one refreshes the first, which keeps its id.
   * @returns the id of the stored subscription
   */
  saveSubscription(subscription: PushSubscriptionRecord): Promise<string>;
  /** @returns whether there was one */
  removeSubscription(id: string): Promise<boolean>;
  /** Deletes a subscription for its owner, who knows the endpoint and the secret. */
  unsubscribePush(keys: { endpoint: string; auth: string }): Promise<boolean>;
  findSubscription(id: string): Promise<PushSubscriptionRow | null>;
  /** The subscription with this endpoint, if all of its keys match. */
  findSubscriptionByKeys(keys: SubscriptionKeys): Promise<PushSubscriptionRow | null>;
  /** Newest first, optionally of one canonical address. */
  listSubscriptions(page?: PushPage): Promise<PushSubscriptionRow[]>;
  /** Queues messages with their outbox entries. */
  queuePushes(queued: readonly { message: PushMessage; entry: OutboxEntry }[]): Promise<void>;
  /** Whether a message with that id was ever queued. */
  isPushMessage(id: string): Promise<boolean>;
  /** Records an action once per message; ignores unknown messages. */
  recordPushAction(done: { messageId: string; action: PushAction; at: number }): Promise<void>;
  /** Newest first, with their actions. */
  listPushMessages(page?: PushPage): Promise<PushMessageRow[]>;
}

/** The secrets of a subscription, shared by the browser and the store. */
export type SubscriptionKeys = Pick<PushSubscriptionRecord, 'endpoint' | 'p256dh' | 'auth'>;

export interface PushSubscriptionRecord {
  /** UUIDv7, made by the caller. */
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** The URL at the push service; confidential, since it identifies the browser. */
  endpoint: string;
  /** The browser's public key and the shared secret, base64url (RFC 8291). */
  p256dh: string;
  auth: string;
  /** Canonical. */
  email: string;
  /** Whether the site's server signed the address; otherwise it is only claimed. */
  isProved: boolean;
  /** Other fields of the contact, flat. */
  info: Record<string, string | number | boolean>;
}

export type PushSubscriptionRow = PushSubscriptionRecord & { updatedAt: number };

/** A message to a subscription. Its id is the tracking id of the notification. */
export interface PushMessage {
  id: string;
  createdAt: number;
  subscriptionId: string;
  email: string;
  title: string;
}

/** With the time when each action was first reported, or null. */
export type PushMessageRow = PushMessage & Record<PushAction, number | null>;

export type PushPage = Pick<Page, 'limit' | 'before'> & { email?: string };
