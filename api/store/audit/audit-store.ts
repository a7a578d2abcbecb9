import type { Page } from '../database/page.ts';

/** The audit log of operators' commands. Append-only: the database refuses changes. */
export interface AuditStore {
  /** Records a command that changes nothing in the store. */
  recordAct(): Promise<void>;
  /** Newest first. @param page.since milliseconds since the epoch @param page.email entries about a person */
  listAudit(page?: AuditPage): Promise<AuditRow[]>;
}

export interface AuditPage extends Pick<Page, 'limit' | 'before'> {
  since?: number;
  email?: string;
}

export interface AuditRow {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** The operator's user name. */
  operator: string;
  /** As typed, without anything that may be an address or a secret. */
  command: string;
  /** Ids, or a person as a keyed hash; null if there is neither. */
  subject: string | null;
}

/** A command that is about to run; recorded with its first write. */
export type Act = Omit<AuditRow, 'subject'> &
  ({ subject: string | null } | { person: string; newKey: string });
