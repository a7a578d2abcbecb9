import type { EmailStatus } from '@grovemail/contract/console/emails.ts';
import type { Look } from '../../components/Pill.tsx';

/** Statuses in words, colors and icons. */
export const statuses: Readonly<Record<EmailStatus, Look>> = {
  queued: { label: 'Waiting', tone: 'sky', icon: 'clock' },
  sent: { label: 'Sent', tone: 'mint', icon: 'check' },
  failed: { label: 'Failed', tone: 'error', icon: 'close' },
  bounced: { label: 'Bounced', tone: 'coral', icon: 'bounced' },
  complained: { label: 'Complained', tone: 'coral', icon: 'flag' },
  suppressed: { label: 'Suppressed', tone: 'outlined', icon: 'suppressions' },
};
