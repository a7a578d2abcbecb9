import type { Search } from '../database/page.ts';
import type { EnquiryRow, LeadRow } from '../submissions/submission-store.ts';

/** Leads and enquiries in one list, and who of the team answers them. */
export interface HandlingStore {
  /** Newest first, without those in quarantine. */
  listInbox(page: InboxPage): Promise<InboxRow[]>;
  /** Null if there is no such lead or enquiry outside of the quarantine. */
  findInInbox(id: string): Promise<InboxRow | null>;
  countInbox(owner: string): Promise<InboxCounts>;
  /** Who answers each of these records, and the notes on it; those that nobody touched included. */
  findTeamwork(ids: readonly string[]): Promise<Map<string, Teamwork>>;
  /** Oldest first. */
  listNotes(recordId: string): Promise<Note[]>;
  /** The names that own something or wrote a note, sorted. */
  listHandlers(): Promise<string[]>;
  /**
   * Changes what is given. `stale`: somebody else changed it since the version that was seen, so nothing was changed.
   * @throws {StoreUnavailableError}
   */
  handle(change: HandlingChange): Promise<'changed' | 'stale' | 'unknown'>;
  /** A note takes nothing from anybody, so it needs no version. */
  addNote(note: Note & { recordId: string }): Promise<'added' | 'unknown'>;
}

export const inboxKinds = ['enquiry', 'demo', 'startup', 'savings'] as const;
export type InboxKind = (typeof inboxKinds)[number];

export interface InboxPage {
  limit: number;
  before?: string;
  /** Default: all. */
  kind?: InboxKind;
  /** Default: both. */
  state?: 'open' | 'answered';
  /** Default: anybody's and nobody's. Null: nobody's. */
  owner?: string | null;
  search?: Search;
}

export type InboxRow = InboxRecord & { handling: Handling };

export type InboxRecord = ({ kind: 'enquiry' } & EnquiryRow) | ({ kind: 'lead' } & LeadRow);

export interface Handling {
  /** 0 until the first change. */
  version: number;
  owner: string | null;
  answered: { at: number; by: string } | null;
}

export interface Teamwork extends Handling {
  /** Oldest first. */
  notes: Note[];
}

export interface HandlingChange extends Partial<Pick<Handling, 'owner' | 'answered'>> {
  recordId: string;
  /** The version that was seen. */
  version: number;
}

export interface Note {
  /** UUIDv7. */
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  author: string;
  body: string;
}

export interface InboxCounts {
  all: number;
  open: number;
  /** Open ones of the owner. */
  owned: number;
  /** When the oldest open one came, in milliseconds since the epoch; null if none is open. */
  oldestOpenAt: number | null;
}
