import { z } from 'zod';

export const inboxKinds = ['enquiry', 'demo', 'startup', 'savings'] as const;
export type InboxKind = (typeof inboxKinds)[number];

export const inboxViews = ['open', 'mine', 'answered', 'all'] as const;
export type InboxView = (typeof inboxViews)[number];

/** What the list shows; the page's address has the same names. */
export const inboxFilter = z.object({
  view: z.enum(inboxViews).default('all'),
  kind: z.enum(inboxKinds).optional(),
  /** A name; empty: nobody's. */
  owner: z.string().max(100).optional(),
  /** Received at or after, in milliseconds since the epoch. */
  since: z.coerce.number().int().min(0).optional(),
  search: z.string().max(200).default(''),
});
export type InboxFilter = z.infer<typeof inboxFilter>;

/** A page of the list, or with `after`, the number of those that came since. */
export const inboxQuery = inboxFilter.extend({
  before: z.uuid().optional(),
  after: z.uuid().optional(),
});

/** A lead or an enquiry. Times are milliseconds since the epoch. */
export interface InboxItem {
  id: string;
  kind: InboxKind;
  createdAt: number;
  name: string;
  email: string;
  /** The company, or else the domain of the address. */
  company: string;
  /** What it is about, in one line. */
  gist: string;
  version: number;
  owner: string | null;
  answered: { at: number; by: string } | null;
}

export interface InboxList {
  items: InboxItem[];
  /** Whether older ones follow. */
  hasMore: boolean;
}

export interface InboxNews {
  /** At most 100. */
  count: number;
}

export interface InboxDetail extends InboxItem {
  /** The message of an enquiry; empty for leads. */
  message: string;
  /** The form's fields with their labels, without name and address. */
  facts: [label: string, value: string][];
  /** The figures of a savings result, in dollars a year. */
  savings: { now: number; withUs: number; saved: number } | null;
  /** Where the first visit came from. */
  firstVisit: [label: string, value: string][];
  notes: TeamNote[];
  mail: MailState;
  /** Other leads and enquiries from the same address, newest first. */
  others: Pick<InboxItem, 'id' | 'kind' | 'createdAt' | 'answered'>[];
}

export interface TeamNote {
  id: string;
  createdAt: number;
  author: string;
  body: string;
}

/** What is known of mail to the address. */
export interface MailState {
  /** The lists that are suppressed; `everything` for all mail. */
  suppressed: string[];
  newsletter: { since: number; status: 'pending' | 'confirmed' } | null;
  bounces: number;
}

export interface InboxCounts {
  all: number;
  open: number;
  mine: number;
  oldestOpenAt: number | null;
  /** Who owns something or wrote a note. */
  team: string[];
}

/** A change names the version that it saw. */
export const handlingChange = z
  .object({
    version: z.number().int().min(0),
    owner: z.string().min(1).max(100).nullable().optional(),
    answered: z.boolean().optional(),
  })
  .strict();
export type HandlingChange = z.infer<typeof handlingChange>;

export const newNote = z.object({ body: z.string().trim().min(1).max(4_000) }).strict();

/** A file to download from an address that works once. */
export interface Export {
  url: string;
  rows: number;
  file: string;
}
