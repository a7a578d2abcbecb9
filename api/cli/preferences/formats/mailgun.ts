import type { Columns, Format, Header, Kind } from './format.ts';
import { kindOfStatus } from './kind-of-status.ts';

const columns = (header: Header): Columns => ({
  email: header.find('address') ?? '',
  time: header.find('created_at'),
});

/** Mailgun's suppressions of a domain: one file for each kind, distinguished by their columns. */
export const mailgun: readonly Format[] = [
  {
    provider: 'mailgun',
    title: 'Mailgun, bounces',
    rule: 'bounce, but left out if code is not permanent',
    columns: (header) =>
      header.has('address', 'code', 'error', 'created_at') ? columns(header) : null,
    kindOf: (cell) => ownCodes[cell('code')] ?? kindOfCode(cell('code')),
  },
  {
    provider: 'mailgun',
    title: 'Mailgun, unsubscribes',
    rule: 'unsubscribe',
    columns: (header) =>
      header.has('address', 'created_at') && (header.has('tags') || header.has('tag'))
        ? columns(header)
        : null,
    kindOf: () => 'unsubscribe',
  },
  {
    provider: 'mailgun',
    title: 'Mailgun, complaints',
    rule: 'complaint',
    columns: (header) => (header.names.join() === 'address,created_at' ? columns(header) : null),
    kindOf: () => 'complaint',
  },
];

/** Of Mailgun itself, for addresses to which it sends nothing any more. */
const ownCodes: Readonly<Record<string, Kind>> = {
  '605': 'bounce',
  '606': 'unsubscribe',
  '607': 'complaint',
};

/** Mailgun lists a reply of 5xx only if it takes it for the end of the mailbox. */
function kindOfCode(code: string): Kind {
  return /^5\d\d$/.test(code) ? 'bounce' : (kindOfStatus(code, '') ?? 'left out');
}
