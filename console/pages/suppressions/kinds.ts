import type { SuppressionItem, SuppressionKind } from '@grovemail/contract/console/suppressions.ts';
import type { Look } from '../../components/Pill.tsx';

/** Who stopped the mail, in words, colors and icons. */
export const kinds: Readonly<Record<SuppressionKind, Look>> = {
  bounce: { label: 'Bounce', tone: 'coral', icon: 'bounced' },
  complaint: { label: 'Complaint', tone: 'coral', icon: 'flag' },
  recipient: { label: 'Unsubscribed', tone: 'sky', icon: 'off' },
  operator: { label: 'Set by you', tone: 'violet', icon: 'person' },
};

const ways: Readonly<Record<string, string>> = {
  page: 'Preferences page',
  one_click: 'One click in the mail app',
  link: 'Link of an email',
  bounce: 'An email came back',
  complaint: 'Marked as spam',
};

/** How the mail was stopped. */
export function howOf({ source, reason }: SuppressionItem): string {
  return reason ?? ways[source] ?? '';
}

/** What is stopped, in words. Bounces and complaints stop all mail, whatever list they name. */
export function stoppedOf({ kind, list, account }: SuppressionItem): string {
  if (kind === 'bounce' || kind === 'complaint') return 'All mail';
  const which = list === '*' ? 'All lists' : list;
  return account === 'site' ? which : `${which}, of ${account}`;
}

/** Whether receipts and sign-in links still go to the address. */
export function stopsActions({ kind, list }: SuppressionItem): boolean {
  return kind === 'bounce' || kind === 'complaint' || (kind === 'operator' && list === '*');
}
