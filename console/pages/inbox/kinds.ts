import type { InboxKind } from '@grovemail/contract/console/inbox.ts';
import type { Look } from '../../components/Pill.tsx';

export const kinds: Readonly<Record<InboxKind, Look>> = {
  enquiry: { label: 'Enquiry', tone: 'coral' },
  demo: { label: 'Demo', tone: 'leaf' },
  startup: { label: 'Startup', tone: 'violet' },
  savings: { label: 'Savings', tone: 'sky' },
};
