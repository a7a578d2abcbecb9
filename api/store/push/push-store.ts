import type { PushAction } from '@grovemail/domain/push/push-action.ts';
import type { Page } from '../database/page.ts';
import type { OutboxEntry } from '../outbox/outbox-store.ts';

/** Who gets notifications, what was sent to them, and what became of it. */
export interface PushStore {
  /**
   * Keeps a subscription, one per endpoint: a second one refreshes the first, which keeps
   * its id.
   * @returns the id under which it is kept
   */
  saveSubscription(subscription: PushSubscriptionRecord): Promise<string>;
  /** Forgets one that its push service no longer knows. @returns whether there was one */
  removeSubscription(id: string): Promise<boolean>;
  /** Forgets one at the wish of whoever holds it: endpoint and secret prove that. */
  unsubscribePush(held: { endpoint: string; auth: string }): Promise<boolean>;
  findSubscription(id: string): Promise<PushSubscriptionRow | null>;
  /** The one with this endpoint, for whoever knows all of its keys. */
  findHeldSubscription(held: HeldSubscription): Promise<PushSubscriptionRow | null>;
  /** Newest first; with an address (canonical) those of that contact alone. */
  listSubscriptions(page?: PushPage): Promise<PushSubscriptionRow[]>;
  /** Puts messages in line, all or none, each with the entry that delivers it. */
  queuePushes(queued: readonly { message: PushMessage; entry: OutboxEntry }[]): Promise<void>;
  /** Whether a message of that id was ever put in line. */
  isPushMessage(id: string): Promise<boolean>;
  /** Notes an action once per message; of messages that nobody sent it notes nothing. */
  recordPushAction(done: { messageId: string; action: PushAction; at: number }): Promise<void>;
  /** Newest first, each with what became of it. */
  listPushMessages(page?: PushPage): Promise<PushMessageRow[]>;
}

/** What only a browser and the store know of a subscription. */
export type HeldSubscription = Pick<PushSubscriptionRecord, 'endpoint' | 'p256dh' | 'auth'>;

export interface PushSubscriptionRecord {
  /** UUIDv7, made by the caller. */
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Where the push service takes messages for it; as good as a secret. */
  endpoint: string;
  /** The browser's public key and the shared secret, base64url (RFC 8291). */
  p256dh: string;
  auth: string;
  /** Canonical. */
  email: string;
  /** The site's server signed the address; otherwise whoever subscribed only claims it. */
  isProved: boolean;
  /** What was said besides, flat. */
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

/** When each action was first reported, null for never. */
export type PushMessageRow = PushMessage & Record<PushAction, number | null>;

export type PushPage = Pick<Page, 'limit' | 'before'> & { email?: string };
