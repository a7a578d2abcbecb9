import type { InboxKind } from '@grovemail/contract/console/inbox.ts';
import type { Tone } from '../../components/Pill.tsx';

/** Kinds in words and colors. */
export const kinds: Readonly<Record<InboxKind, { label: string; tone: Tone }>> = {
  enquiry: { label: 'Enquiry', tone: 'coral' },
  demo: { label: 'Demo', tone: 'leaf' },
  startup: { label: 'Startup', tone: 'violet' },
  savings: { label: 'Savings', tone: 'sky' },
};
