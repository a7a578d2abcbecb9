import { webhookTimeout } from '@grovemail/domain/delivery/delivery-limits.ts';
import type { Outbound } from '../calls/outbound.ts';
import { OutboundError } from '../calls/outbound-error.ts';
import { webhookHeaders } from '../calls/standard-webhook.ts';
import { Undeliverable } from '../outbox/queue.ts';

interface PostDeps {
  call: Outbound;
  /** Milliseconds since the epoch. */
  now(): number;
}

interface Message {
  /** The same for all attempts, like the body. */
  id: string;
  url: string;
  secret: string;
  previousSecret?: string;
  body: string;
}

/**
 * Posts a message, signed (Standard Webhooks). Any 2xx is a success; the response body is not read.
 * @throws {Undeliverable} for a forbidden target
 */
export async function postWebhook(
  { call, now }: PostDeps,
  { id, url, secret, previousSecret, body }: Message,
  signal: AbortSignal,
): Promise<string> {
  const { status } = await call({
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
  throw new Error(`The receiver returned ${status}.`);
}
