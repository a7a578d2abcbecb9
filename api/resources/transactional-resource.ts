import type {
  ComposedMessage,
  TransactionalDetails,
  TransactionalResource,
} from '@grovemail/contract/operations/v1-transactionals.ts';
import type {
  LoggedMail,
  MailMessage,
  TransactionalRow,
} from '../store/transactionals/transactional-store.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** A stored mail as the API shows it. */
export function transactionalResource(row: TransactionalRow): TransactionalResource {
  const { id, templateCode, recipientEmail, replyTo, subject, unfilled, status, attempts } = row;
  return {
    id,
    template_code: templateCode,
    recipient_email: recipientEmail,
    reply_to: replyTo,
    subject,
    unfilled: unfilled && [...unfilled],
    status,
    created_at: isoTimestamp(row.createdAt),
    attempts: attempts.map(({ at, outcome, reply }) => ({ at: isoTimestamp(at), outcome, reply })),
  };
}

/** With the composed mail, if it is still stored. */
export function transactionalDetails(row: LoggedMail): TransactionalDetails {
  return { ...transactionalResource(row), message: row.message && messageOf(row, row.message) };
}

function messageOf(
  { subject, replyTo }: TransactionalRow,
  { html, plain, bcc, attachments }: MailMessage,
): ComposedMessage {
  return {
    subject,
    html: html === '' ? null : html,
    text: plain ?? '',
    bcc,
    reply_to: replyTo,
    attachments: attachments.map(({ filename, path, content }) => ({
      filename,
      size: content === undefined ? null : Buffer.byteLength(content, 'base64'),
      path: path ?? null,
    })),
  };
}
