import type { Page } from '../database/page.ts';
import type { OutboxEntry } from '../queue/outbox-store.ts';

/** The events of a notification. */
export type PushAction = 'click' | 'delivered' | 'dismiss';

/** Push subscriptions, the messages sent to them, and the actions reported for those. */
export interface PushStore {
  /**
   * Stores a subscription, one per endpoint: a second one refreshes the first, which keeps
   * its id.
   * @returns the id of the stored subscription
   */
  saveSubscription(subscription: PushSubscriptionRecord): Promise<string>;
  /** Deletes a subscription that its push service no longer knows. @returns whether there was one */
  removeSubscription(id: string): Promise<boolean>;
  /** Deletes a subscription for its owner, proved by endpoint and secret. */
  unsubscribePush(held: { endpoint: string; auth: string }): Promise<boolean>;
  findSubscription(id: string): Promise<PushSubscriptionRow | null>;
  /** The subscription with this endpoint, if all of its keys match. */
  findHeldSubscription(held: HeldSubscription): Promise<PushSubscriptionRow | null>;
  /** Newest first; with a canonical address, only those of that contact. */
  listSubscriptions(page?: PushPage): Promise<PushSubscriptionRow[]>;
  /** Queues messages, all or none, each with its outbox entry. */
  queuePushes(queued: readonly { message: PushMessage; entry: OutboxEntry }[]): Promise<void>;
  /** Whether a message with that id was ever queued. */
  isPushMessage(id: string): Promise<boolean>;
  /** Records an action once per message; ignores unknown messages. */
  recordPushAction(done: { messageId: string; action: PushAction; at: number }): Promise<void>;
  /** Newest first, each with its actions. */
  listPushMessages(page?: PushPage): Promise<PushMessageRow[]>;
}

/** The secrets of a subscription, shared by the browser and the store. */
export type HeldSubscription = Pick<PushSubscriptionRecord, 'endpoint' | 'p256dh' | 'auth'>;

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

/** One message to one subscription; its id is the tracking id that a notification carries. */
export interface PushMessage {
  id: string;
  createdAt: number;
  subscriptionId: string;
  email: string;
  title: string;
}

/** When each action was first reported; null: never. */
export type PushMessageRow = PushMessage & Record<PushAction, number | null>;

export type PushPage = Pick<Page, 'limit' | 'before'> & { email?: string };
