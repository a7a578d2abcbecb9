export const suppressionKinds = ['bounce', 'complaint', 'recipient', 'operator'] as const;
/** The cause of a suppression; `recipient`: they unsubscribed. */
export type SuppressionKind = (typeof suppressionKinds)[number];

/** The number of suppressions by cause. */
export interface SuppressionCounts {
  inForce: Record<SuppressionKind, number>;
  /** Lifted, or ended. */
  lifted: Record<SuppressionKind, number>;
  /** The lists that are stopped somewhere, the most often first; without `*`. */
  lists: string[];
}

/** A suppression of an address, in force or not. Times are milliseconds since the epoch. */
export interface SuppressionItem {
  id: string;
  /** Empty if the person was erased, and only a hash is kept. */
  email: string;
  account: string;
  /** `*` is all lists of the account. */
  list: string;
  kind: SuppressionKind;
  /** `page`, `one_click` and `link` are ways to unsubscribe. */
  source: string;
  reason: string | null;
  since: number;
  /** When it expires. */
  endsAt: number | null;
  /** Also set for one that expired. */
  liftedAt: number | null;
}

/** How many were lifted, and how many had been, or ended, before. */
export interface Lifted {
  lifted: number;
  gone: number;
}

/** What a row of an imported list can be. */
export const importKinds = ['unsubscribe', 'block', 'bounce', 'complaint'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Characters of a list; the command takes longer ones. */
export const maxListLength = 8_000_000;

/** How a list is read. Nothing of it is stored. */
export interface CheckedList {
  /** Who writes such files, and what decides the kind of a row. */
  format: string;
  rule: string;
  emailColumn: string;
  timeColumn: string | null;
  /** A date that could begin with the day was taken to begin with the month. */
  tookMonthFirst: boolean;
  /** Each row names its own list. */
  namesLists: boolean;
  rows: number;
  kinds: [kind: ImportKind | 'exported', rows: number][];
  /** Their codes say that mail need not stop. */
  leftOut: number;
  faultCount: number;
  /** The first of them, each with its line. */
  faults: string[];
  /** Why nothing can be imported, in a sentence; empty if something can. */
  problem: string;
}

export interface ImportedList {
  stopped: number;
  /** Stopped before. */
  unchanged: number;
  leftOut: number;
  skipped: number;
}
