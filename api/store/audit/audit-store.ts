import type { Page } from '../database/page.ts';

/** What operators did. Rows are added and never changed: the database refuses it. */
export interface AuditStore {
  /** Records what an operator does where nothing in the store changes. */
  recordAct(): Promise<void>;
  /** Newest first. @param page.since milliseconds since the epoch @param page.email what was done about a person */
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
  /** The name by which the system knows the operator. */
  operator: string;
  /** As it was typed, without anything that may be an address or a secret. */
  command: string;
  /** Ids, or a person as a keyed hash; null where there is neither. */
  subject: string | null;
}

/** What an operator is about to do; it is recorded with the first change. */
export type Act = Omit<AuditRow, 'subject'> &
  ({ subject: string | null } | { person: string; newKey: string });
