export const suppressionKinds = ['bounce', 'complaint', 'recipient', 'operator'] as const;
/** Who stopped the mail; `recipient` is whoever unsubscribed. */
export type SuppressionKind = (typeof suppressionKinds)[number];

/** Mail that is stopped for an address, or was. Times are milliseconds since the epoch. */
export interface SuppressionItem {
  id: string;
  /** Empty if its owner was erased, and only a hash is kept. */
  email: string;
  account: string;
  /** `*` is all lists of the account. */
  list: string;
  kind: SuppressionKind;
  /** `page`, `one_click` and `link` are ways to unsubscribe. */
  source: string;
  reason: string | null;
  since: number;
  /** When it ends by itself. */
  endsAt: number | null;
  /** Also of one that has ended by itself. */
  liftedAt: number | null;
}

export interface SuppressionList {
  items: SuppressionItem[];
  hasMore: boolean;
}
