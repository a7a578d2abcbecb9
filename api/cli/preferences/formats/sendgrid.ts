import type { Columns, Format, Header } from './format.ts';
import { kindOfStatus } from './kind-of-status.ts';

const columns = (header: Header): Columns => ({
  email: header.find('email') ?? '',
  time: header.find('created', 'created_at'),
});

/** SendGrid's suppressions: one file for each kind, distinguished by their columns. */
export const sendgrid: readonly Format[] = [
  {
    provider: 'sendgrid',
    title: 'SendGrid, bounces or blocks',
    rule: 'bounce if the code in status says that the mailbox does not exist, or else left out',
    columns: (header) =>
      header.has('status', 'reason', 'email', 'created') ? columns(header) : null,
    // SendGrid writes both with the same columns; its blocks are the sender's fault, or pass.
    kindOf: (cell) => kindOfStatus(cell('status'), cell('reason')) ?? 'left out',
  },
  {
    provider: 'sendgrid',
    title: 'SendGrid, spam reports',
    rule: 'complaint',
    columns: (header) => (header.is('ip', 'email', 'created') ? columns(header) : null),
    kindOf: () => 'complaint',
  },
  {
    provider: 'sendgrid',
    title: 'SendGrid, invalid emails',
    rule: 'bounce',
    // In this order and spelling: others name their columns so, too.
    columns: (header) => (header.names.join() === 'reason,email,created' ? columns(header) : null),
    kindOf: () => 'bounce',
  },
  {
    provider: 'sendgrid',
    title: 'SendGrid, unsubscribes of a group',
    rule: 'unsubscribe',
    columns: (header) =>
      header.has('email') && (header.has('group_id') || header.has('group_name'))
        ? columns(header)
        : null,
    kindOf: () => 'unsubscribe',
  },
  {
    provider: 'sendgrid',
    title: 'SendGrid, global unsubscribes',
    rule: 'unsubscribe',
    columns: (header) =>
      ['email,created', 'created,email'].includes(header.names.join()) ? columns(header) : null,
    kindOf: () => 'unsubscribe',
  },
];
