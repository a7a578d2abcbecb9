import type { Config } from '@grovemail/config/read-config.ts';
import { webhookTimeout } from '@grovemail/domain/delivery/delivery-limits.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { webhookHeaders } from '../../signing/standard-webhook.ts';
import type { Store } from '../../store/store.ts';
import type { Outbound } from '../calls/outbound.ts';
import { OutboundError } from '../calls/outbound-error.ts';
import { type Deliver, ReceiverGone, RetryLater, Undeliverable } from '../outbox/queue.ts';
import { textOf } from './payload.ts';

interface PostDeps {
  call: Outbound;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Posts an event to a webhook for its code. */
export function eventWebhook(
  deps: PostDeps & { store: Pick<Store, 'findEvent' | 'findWebhook'> },
): Deliver {
  return toWebhook(deps, async (payload) => {
    const event = await deps.store.findEvent(textOf(payload, 'eventId'));
    if (!event) throw new Undeliverable('The event is gone.');
    const { id, contactEmail, context } = event;
    const data = { id, contact_email: contactEmail, context };
    return { type: event.eventCode, timestamp: isoTimestamp(event.createdAt), data };
  });
}

/** Posts a notification. Its content is from the time of the event (see `announcement-of.ts`). */
export function typedWebhook(deps: PostDeps & { store: Pick<Store, 'findWebhook'> }): Deliver {
  return toWebhook(deps, async (payload) => {
    const { timestamp, data, test } = payload;
    return { type: textOf(payload, 'type'), timestamp, data, ...(test === true ? { test } : {}) };
  });
}

function toWebhook(
  { store, ...deps }: PostDeps & { store: Pick<Store, 'findWebhook'> },
  contentOf: (payload: Record<string, unknown>) => Promise<object>,
): Deliver {
  return async ({ id, payload }, signal) => {
    const webhook = await store.findWebhook(textOf(payload, 'webhookId'));
    if (!webhook) return 'not sent: the webhook was removed';
    const body = JSON.stringify(await contentOf(payload));
    return postWebhook(deps, { ...webhook, id, body }, signal);
  };
}

interface NoticeDeps extends PostDeps {
  store: Pick<Store, 'findEnquiry' | 'findLead'>;
  notices: Config['notices'];
}

/** Posts a notice of a lead, an enquiry or an alarm to the operator's webhook. */
export function webhookNotice({ store, notices, ...deps }: NoticeDeps): Deliver {
  return async ({ id, payload, createdAt }, signal) => {
    const { webhookUrl: url, webhookSecret: secret } = notices;
    if (!url || !secret) throw new Undeliverable('NOTICE_WEBHOOK_URL is no longer set.');
    const notice = await noticeOf(store, payload, createdAt);
    return postWebhook(deps, { id, url, secret, body: JSON.stringify(notice) }, signal);
  };
}

async function noticeOf(
  store: NoticeDeps['store'],
  payload: Readonly<Record<string, unknown>>,
  at: number,
): Promise<object> {
  const kind = textOf(payload, 'kind');
  if (kind === 'sender') {
    const { recipients, since, reason, reply } = payload;
    return notice('sender.refused', at, {
      recipients,
      since: isoTimestamp(Number(since)),
      reason,
      reply,
    });
  }
  const id = textOf(payload, 'recordId');
  const lead = kind === 'lead' ? await store.findLead(id) : null;
  if (lead) {
    const { createdAt, type, metadata } = lead;
    return notice('lead.created', createdAt, { id, type, metadata });
  }
  const enquiry = kind === 'enquiry' ? await store.findEnquiry(id) : null;
  if (enquiry) {
    const { createdAt, fullname, email, subject, body } = enquiry;
    return notice('enquiry.created', createdAt, { id, fullname, email, subject, body });
  }
  throw new Undeliverable('What the notice is about is gone.');
}

function notice(type: string, createdAt: number, data: object): object {
  return { type, timestamp: isoTimestamp(createdAt), data };
}

interface Message {
  /** The same for all attempts. */
  id: string;
  url: string;
  secret: string;
  previousSecret?: string;
  body: string;
}

/**
 * Posts a message, signed (Standard Webhooks). Any 2xx is a success; the response body is not read.
 * @throws {Undeliverable} for a forbidden target
 * @throws {ReceiverGone} for a 410, as Standard Webhooks specifies
 * @throws {RetryLater} for any other response
 */
async function postWebhook(
  { call, now }: PostDeps,
  { id, url, secret, previousSecret, body }: Message,
  signal: AbortSignal,
): Promise<string> {
  const { status, retryAfter } = await call({
    url,
    method: 'POST',
    headers: webhookHeaders({ id, body, secret, previousSecret, sentAt: now() }),
    body,
    timeoutMs: webhookTimeout,
    maxBytes: 0,
    signal,
  }).catch((error: unknown) => {
    if (!(error instanceof OutboundError && error.code === 'forbidden')) throw error;
    throw new Undeliverable(error.message, { cause: error });
  });
  if (status >= 200 && status < 300) return String(status);
  if (status === 410) throw new ReceiverGone('The receiver returned 410.');
  throw new RetryLater(`The receiver returned ${status}.`, retryAfter);
}
