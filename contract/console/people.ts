/** The rows of one kind about a person. Times are milliseconds since the epoch. */
export interface PersonLine {
  /** Their content, plural. */
  label: string;
  rows: number;
  oldest: number | null;
  newest: number | null;
  role: RowRole;
}

/**
 * How a row is about the person, which decides what erasure does. `own`: deletes it. `suppression`: keeps a hash of the address.
 * `kept`: leaves such a hash. `named`: removes the address from someone else's row. `mentioned`: leaves what someone else wrote.
 */
export type RowRole = 'own' | 'suppression' | 'kept' | 'named' | 'mentioned';

/** A summary of the data about a person. */
export interface PersonSummary {
  /** As it is stored. */
  address: string;
  /** Empty if none is known. */
  name: string;
  lines: PersonLine[];
  contact: { since: number | null; facts: [label: string, value: string][] } | null;
  figures: { emails: number; reports: number; stopped: number; messages: number };
  /** The newest rows. */
  latest: { at: number; what: string; text: string }[];
}

/** A link with which anyone can stop this recipient's mail, and do nothing else. */
export interface PreferenceUrl {
  url: string;
}

/** The result of an erasure. */
export interface PersonErased {
  /** Rows that were deleted or changed, and emails stored as files. */
  rows: number;
  /** The remaining steps, in sentences; empty if there are none. */
  problem: string;
}

export interface ContactItem {
  id: string;
  createdAt: number;
  email: string;
  name: string;
}
