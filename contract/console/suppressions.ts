export const suppressionKinds = ['bounce', 'complaint', 'recipient', 'operator'] as const;
/** What caused it; `recipient`: they unsubscribed. */
export type SuppressionKind = (typeof suppressionKinds)[number];

/** How many each of them caused. */
export interface SuppressionCounts {
  inForce: Record<SuppressionKind, number>;
  /** Lifted, or ended. */
  lifted: Record<SuppressionKind, number>;
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
