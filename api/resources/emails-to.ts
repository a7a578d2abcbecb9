import { laneOf } from '@grovemail/domain/delivery/lanes.ts';
import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import type { Store } from '../store/store.ts';
import { recipientsIn } from './outbox-recipient.ts';
import { readRows } from './read-rows.ts';

/** An email to an address. */
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
 * The emails to an address, newest first: emails of the API; undelivered ones of the site, since delivered ones have no
 * recipient; and reports of other servers about emails that are not stored, such as copies.
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

/** The site's own emails, such as receipts, which are stored only as outbox entries. */
async function ownMailsTo(store: Store, address: string): Promise<EmailTo[]> {
  const recipientOf = recipientsIn(store);
  const mails: EmailTo[] = [];
  for (const state of ['waiting', 'dead', 'bounced'] as const) {
    const rows = readRows((page) => store.listOutbox({ state, ...page }), Number.POSITIVE_INFINITY);
    for await (const row of rows) {
      const { id, createdAt: at, topic: what, error: reply } = row;
      if (laneOf(what) !== 'forms' || addressKey(await recipientOf(row)) !== address) continue;
      mails.push({ id, at, what, subject: null, status: state, reply });
    }
  }
  return mails;
}
