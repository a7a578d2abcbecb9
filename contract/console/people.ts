/** One kind of rows about a person. Times are milliseconds since the epoch. */
export interface PersonLine {
  what: string;
  rows: number;
  oldest: number | null;
  newest: number | null;
  as: ErasureOutcome;
}

/**
 * What erasure does to a row. `own`: deleted. `suppression`: the fact stays as a hash. `kept`: it is one already. `named`: the
 * address is removed from a row about somebody else. `mentioned`: somebody else wrote it, and it stays.
 */
export type ErasureOutcome = 'own' | 'suppression' | 'kept' | 'named' | 'mentioned';

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

/** Anyone with it can stop this recipient's mail, and nothing else. */
export interface PreferenceUrl {
  url: string;
}

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
