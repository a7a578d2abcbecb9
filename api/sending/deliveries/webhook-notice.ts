import type { Config } from '@grovemail/config/read-config.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { Store } from '../../store/store.ts';
import type { Outbound } from '../calls/outbound.ts';
import { type Deliver, Undeliverable } from '../outbox/queue.ts';
import { textOf } from './payload.ts';
import { postWebhook } from './post-webhook.ts';

interface NoticeDeps {
  store: Pick<Store, 'findEnquiry' | 'findLead'>;
  notices: Config['notices'];
  call: Outbound;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Posts a signed notification of a new lead or enquiry to the operator's webhook. */
export function webhookNotice({ store, notices, call, now }: NoticeDeps): Deliver {
  return async ({ id, payload }, signal) => {
    const { webhookUrl: url, webhookSecret: secret } = notices;
    if (!url || !secret) throw new Undeliverable('NOTICE_WEBHOOK_URL is no longer set.');
    const body = await noticeOf(store, textOf(payload, 'kind'), textOf(payload, 'recordId'));
    return postWebhook({ call, now }, { id, url, secret, body }, signal);
  };
}

/** Identical, byte for byte, in all attempts. */
async function noticeOf(store: NoticeDeps['store'], kind: string, id: string): Promise<string> {
  if (kind === 'lead') {
    const lead = await store.findLead(id);
    if (lead) {
      const { createdAt, type, metadata } = lead;
      return notice('lead.created', createdAt, { id, type, metadata });
    }
  } else if (kind === 'enquiry') {
    const enquiry = await store.findEnquiry(id);
    if (enquiry) {
      const { createdAt, fullname, email, subject, body } = enquiry;
      return notice('enquiry.created', createdAt, { id, fullname, email, subject, body });
    }
  }
  throw new Undeliverable('What the notice is about is gone.');
}

function notice(type: string, createdAt: number, data: object): string {
  return JSON.stringify({ type, timestamp: isoTimestamp(createdAt), data });
}
