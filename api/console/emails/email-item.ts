import type { EmailItem, EmailStatus } from '@grovemail/contract/console/emails.ts';
import type { EmailTo } from '../../resources/emails-to.ts';
import type { OutboxRow } from '../../store/queue/outbox-store.ts';
import type { TransactionalRow } from '../../store/transactionals/transactional-store.ts';
import { shortLine } from '../serving/short-texts.ts';

/** An email of the API as the list shows it. */
export function itemOfMail(row: TransactionalRow): EmailItem {
  const { id, createdAt, templateCode: what, recipientEmail: to, status } = row;
  const subject = shortLine(row.subject);
  return { id, createdAt, subject, what, isTemplate: true, to, status: statusOf(status) };
}

/** An entry of the outbox. */
export function itemOfEntry({ id, createdAt, topic: what, state }: OutboxRow, to: string) {
  const entry = { id, createdAt, what, to, subject: null, isTemplate: false };
  return { ...entry, status: statusOf(state) } satisfies EmailItem;
}

/** An email to an address. */
export function itemOfEmailTo({ at: createdAt, ...email }: EmailTo, to: string): EmailItem {
  const { id, what, status } = email;
  const isTemplate = email.subject !== null;
  const subject = email.subject && shortLine(email.subject);
  return { id, createdAt, what, subject, isTemplate, to, status: statusOf(status) };
}

/** The status of an email, an entry or a report as that of an email. */
function statusOf(status: string): EmailStatus {
  return statuses[status] ?? 'failed';
}

const statuses: Readonly<Record<string, EmailStatus>> = {
  queued: 'queued',
  waiting: 'queued',
  sent: 'sent',
  done: 'sent',
  bounced: 'bounced',
  rejected: 'bounced',
  complained: 'complained',
  suppressed: 'suppressed',
};
