import type { Search } from '../database/page.ts';
import type { EnquiryRow, LeadRow } from '../submissions/submission-store.ts';

/** The team's inbox of leads and enquiries. */
export interface HandlingStore {
  /** Newest first, without quarantined ones. */
  listInbox(page: InboxPage): Promise<InboxRow[]>;
  /** Null for an unknown or quarantined one. */
  findInInbox(id: string): Promise<InboxRow | null>;
  countInbox(owner: string): Promise<InboxCounts>;
  /** The handling and the notes of each of these records. */
  findTeamwork(ids: readonly string[]): Promise<Map<string, Teamwork>>;
  /** Oldest first. */
  listNotes(recordId: string): Promise<Note[]>;
  /** The names of owners and authors of notes, sorted. */
  listHandlers(): Promise<string[]>;
  /**
   * `stale`: somebody else stored a newer version, so nothing was changed.
   * @throws {StoreUnavailableError}
   */
  handle(change: HandlingChange): Promise<'changed' | 'stale' | 'unknown'>;
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
  /** Default: any. Null: without an owner. */
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
  /** The version to change. */
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
  /** Open ones of an owner. */
  owned: number;
  /** In milliseconds since the epoch; null if none is open. */
  oldestOpenAt: number | null;
}
