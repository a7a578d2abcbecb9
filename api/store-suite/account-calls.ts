import type { ContactChange, ContactRow } from '../store/contacts/contact-store.ts';
import type { Keyed, KeyedResponse } from '../store/idempotency/response-store.ts';
import type { EndpointResponse } from '../store/queue/endpoint-store.ts';
import type { EventRow } from '../store/queue/event-store.ts';
import type { WebhookRow } from '../store/queue/webhook-store.ts';
import type { Store } from '../store/store.ts';
import type { Suppression } from '../store/suppressions/suppression-store.ts';
import type { QueuedMail } from '../store/transactionals/transactional-store.ts';
import { newId } from './acceptances.ts';

const made = 1_700_000_000_000;

export function contactChange(changes: Partial<ContactChange> = {}): ContactChange {
  return {
    id: newId(),
    createdAt: made,
    space: 'live',
    email: 'ada@example.com',
    fields: { firstname: 'Ada' },
    ...changes,
  };
}

export function event(changes: Partial<EventRow & { space: string }> = {}) {
  return {
    id: newId(),
    createdAt: made,
    space: 'live',
    eventCode: 'order_placed',
    contactEmail: 'ada@example.com',
    context: { order: 7 },
    ...changes,
  };
}

export function webhook(changes: Partial<WebhookRow> = {}): WebhookRow {
  return {
    id: newId(),
    createdAt: made,
    eventCodes: ['order_placed'],
    types: [],
    url: 'https://hooks.example/in',
    secret: 'whsec_AAAA',
    ...changes,
  };
}

export function suppression(changes: Partial<Suppression> = {}): Suppression {
  return {
    id: newId(),
    changeId: newId(),
    account: 'site',
    email: 'ada@example.com',
    list: '*',
    contactId: null,
    source: 'page',
    at: made,
    ...changes,
  };
}

/** Claims what is due and releases it: a store knows only endpoints whose entries were claimed. */
export async function handBack(store: Pick<Store, 'claimOutbox' | 'settleOutbox'>): Promise<void> {
  const entries = await store.claimOutbox({ limit: 99, leaseUntil: Number.MAX_SAFE_INTEGER });
  for (const { createdAt: nextAt, ...entry } of entries) {
    await store.settleOutbox(entry, { outcome: 'released', error: '', nextAt });
  }
}

/** An attempt at an endpoint. @param error null if it accepted the delivery */
export function attemptAt(endpoint: string, error: string | null): EndpointResponse {
  const payload = { webhookId: endpoint, eventId: 'e' };
  const entry = { id: newId(), topic: 'event.webhook', payload, attempts: 1 };
  return {
    endpoint,
    entry,
    ms: 5,
    ...(error === null ? { outcome: 'sent', reply: '204' } : { outcome: 'failed', reply: error }),
  };
}

export function mail(changes: Partial<QueuedMail> = {}): QueuedMail {
  return {
    id: newId(),
    createdAt: made,
    space: 'live',
    templateCode: 'welcome',
    recipientEmail: 'ada@example.com',
    replyTo: null,
    unfilled: [],
    subject: 'Welcome, Ada',
    status: 'queued',
    message: {
      bcc: ['desk@example.com'],
      html: '<p>Welcome, Ada</p>',
      plain: null,
      attachments: [{ filename: 'terms.pdf', content: 'JVBERi0=' }],
      preferenceLink: null,
    },
    ...changes,
  };
}

/** Queues an email, by default without an outbox entry. */
export async function queuedMail(
  store: Pick<Store, 'queueTransactional'>,
  changes: Partial<QueuedMail> = {},
  outbox: Parameters<Store['queueTransactional']>[1] = [],
): Promise<QueuedMail> {
  const one = mail(changes);
  await store.queueTransactional(one, outbox, unkeyed());
  return one;
}

/** Queues an email and sends it. @returns its id */
export async function sentMail(
  store: Pick<Store, 'queueTransactional' | 'noteDelivery'>,
  changes: Partial<QueuedMail> = {},
): Promise<string> {
  const { id, createdAt: at } = await queuedMail(store, changes);
  await store.noteDelivery(id, { id: newId(), at, outcome: 'sent', reply: '250 OK' }, 'sent');
  return id;
}

/** Records an event, of which no webhook is notified. */
export async function recordedEvent(
  store: Pick<Store, 'recordEvent'>,
  changes: Parameters<typeof event>[0] = {},
) {
  const one = event(changes);
  await store.recordEvent(one, () => [], unkeyed());
  return one;
}

/** Saves a contact. @returns its row */
export async function savedContact(
  store: Pick<Store, 'saveContact'>,
  changes: Partial<ContactChange> = {},
): Promise<ContactRow> {
  return rowOf(await store.saveContact(contactChange(changes), unkeyed()));
}

/** A call with its own key or the given one, whose response is the row as JSON. */
export function keyed<Row>(
  changes: Partial<NonNullable<Keyed<Row>['idempotency']>> = {},
): Keyed<Row> {
  const expiresAt = Number.MAX_SAFE_INTEGER;
  return {
    idempotency: {
      operation: 'POST /v1/contacts',
      key: newId(),
      fingerprint: 'same',
      space: 'live',
      expiresAt,
      ...changes,
    },
    response,
  };
}

/** A call without a key. */
export function unkeyed<Row>(): Keyed<Row> {
  return { idempotency: null, response };
}

function response(row: unknown) {
  return { status: 200, body: JSON.stringify(row) };
}

/** The contact in the response of a call that saved it. @throws if the call was rejected */
export function rowOf(result: KeyedResponse): ContactRow {
  if (result.outcome === 'conflict') throw new Error(result.outcome);
  return JSON.parse(result.response.body).saved;
}
