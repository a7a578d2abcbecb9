import type { RecordKind } from '@grovemail/contract/console/records.ts';
import type { Empty } from '../../components/ListState.tsx';
import type { Look } from '../../components/Pill.tsx';

/** The texts of a list of records. */
export interface Noun {
  path: '/subscribers' | '/feedback' | '/quarantine';
  title: string;
  /** Not for the quarantine, whose rows are kept or discarded. */
  exports: boolean;
  judges: boolean;
  statuses: readonly (readonly [value: string, label: string])[];
  empty: Empty;
}

export const subscribers: Noun = {
  path: '/subscribers',
  title: 'Subscribers',
  exports: true,
  judges: false,
  statuses: [
    ['', 'Any status'],
    ['confirmed', 'Confirmed'],
    ['pending', 'Not confirmed'],
  ],
  empty: {
    title: 'Nobody has signed up yet',
    text: 'Who signs up for the newsletter appears here, confirmed or not.',
  },
};

export const feedback: Noun = {
  path: '/feedback',
  title: 'Feedback',
  exports: true,
  judges: false,
  statuses: [
    ['', 'Helpful or not'],
    ['yes', 'Helpful'],
    ['no', 'Not helpful'],
  ],
  empty: {
    title: 'No feedback yet',
    text: 'What readers of the documentation say at the foot of a page appears here.',
  },
};

export const quarantine: Noun = {
  path: '/quarantine',
  title: 'Quarantine',
  exports: false,
  judges: true,
  statuses: [],
  empty: {
    title: 'Nothing is held back',
    text: 'Submissions that look like spam wait here. Keeping one handles it as if it had just come in.',
    stamp: true,
  },
};

export const statuses: Readonly<Record<string, Look>> = {
  confirmed: { label: 'Confirmed', tone: 'mint', icon: 'check' },
  pending: { label: 'Not confirmed', tone: 'sky', icon: 'clock' },
  yes: { label: 'Helpful', tone: 'mint', icon: 'check' },
  no: { label: 'Not helpful', tone: 'coral', icon: 'minus' },
};

export const kinds: Readonly<Record<RecordKind, Look>> = {
  enquiry: { label: 'Enquiry', tone: 'coral' },
  lead: { label: 'Lead', tone: 'leaf' },
  subscriber: { label: 'Subscriber', tone: 'sky' },
  feedback: { label: 'Feedback', tone: 'violet' },
};
