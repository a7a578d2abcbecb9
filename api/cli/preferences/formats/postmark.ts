import type { Format, Kind } from './format.ts';

/** Postmark's suppressions of a message stream, and its list of bounces. */
export const postmark: readonly Format[] = [
  {
    provider: 'postmark',
    title: 'Postmark, suppressions',
    rule: 'by SuppressionReason; ManualSuppression is unsubscribe if Origin is Recipient, or else block',
    columns(header) {
      const email = header.find('EmailAddress');
      if (email === null || !header.has('SuppressionReason')) return null;
      return { email, time: header.find('CreatedAt') };
    },
    kindOf(cell) {
      const reason = cell('SuppressionReason').toLowerCase();
      if (reason !== 'manualsuppression') return kinds[reason] ?? null;
      return cell('Origin').toLowerCase() === 'recipient' ? 'unsubscribe' : 'block';
    },
  },
  {
    provider: 'postmark',
    title: 'Postmark, bounces',
    rule: 'by Type; left out if it says neither bounce, complaint nor unsubscribe',
    columns(header) {
      const email = header.find('Email');
      if (email === null || !header.has('Type', 'BouncedAt')) return null;
      return { email, time: header.find('BouncedAt') };
    },
    kindOf: (cell) => kinds[cell('Type').toLowerCase()] ?? 'left out',
  },
];

/** Its other types are about the sender, the message or a passing state. */
const kinds: Readonly<Record<string, Kind>> = {
  hardbounce: 'bounce',
  bademailaddress: 'bounce',
  spamcomplaint: 'complaint',
  unsubscribe: 'unsubscribe',
  manuallydeactivated: 'block',
};
