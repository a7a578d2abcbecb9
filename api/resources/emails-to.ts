import { laneOf } from '@grovemail/domain/delivery/lanes.ts';
import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import type { OutboxRow } from '../store/queue/outbox-store.ts';
import type { Store } from '../store/store.ts';
import { recipientsIn } from './outbox-recipient.ts';

/** An email to one address, as far as it is still known. */
export interface EmailTo {
  /** The id of the API's email, or of the outbox entry. */
  id: string;
  /** When it was queued; for a report about an unknown email, when it arrived. */
  at: number;
  /** The code of its template, the topic of its entry, or `report`. */
  what: string;
  subject: string | null;
  status: string;
  /** The mail server's last reply. */
  reply: string | null;
}

/**
 * What was sent to an address, newest first: emails of the API; the site's own ones that have not been delivered, since of
 * delivered ones no recipient is kept; and what other servers said of those that are known no more, such as copies.
 */
export async function emailsTo(store: Store, email: string, limit: number): Promise<EmailTo[]> {
  const address = addressKey(email);
  const { rows } = await store.listTransactionals({
    space: 'live',
    recipientEmail: address,
    limit,
  });
  const sent = rows.map(
    ({ id, createdAt: at, templateCode: what, subject, status, attempts }): EmailTo => ({
      id,
      at,
      what,
      subject,
      status,
      reply: attempts.at(-1)?.reply ?? null,
    }),
  );
  const own = await ownMailsTo(store, address);
  const known = new Set([...sent, ...own].map(({ id }) => id));
  const reports = await store.listMailReports({ email: address, limit });
  const others = reports
    .filter(({ mailId, id }) => !known.has(mailId ?? id))
    .map(
      ({ mailId, id, createdAt: at, kind, reply }): EmailTo => ({
        id: mailId ?? id,
        at,
        what: 'report',
        subject: null,
        reply,
        status: kind ?? 'dropped',
      }),
    );
  return [...sent, ...own, ...others].toSorted((a, b) => b.at - a.at).slice(0, limit);
}

/** The site's own emails, such as receipts, which are known by their entries alone. */
async function ownMailsTo(store: Store, address: string): Promise<EmailTo[]> {
  const recipientOf = recipientsIn(store);
  const found: EmailTo[] = [];
  for (const state of ['waiting', 'dead', 'bounced'] as const) {
    let page: OutboxRow[] = [];
    do {
      const before = page.at(-1)?.id;
      page = await store.listOutbox({
        state,
        limit: pageSize,
        ...(before === undefined ? {} : { before }),
      });
      for (const row of page) {
        const { id, createdAt: at, topic: what, error: reply } = row;
        if (laneOf(what) !== 'forms' || addressKey(await recipientOf(row)) !== address) continue;
        found.push({ id, at, what, subject: null, status: state, reply });
      }
    } while (page.length === pageSize);
  }
  return found;
}

const pageSize = 500;
