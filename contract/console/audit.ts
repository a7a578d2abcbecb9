/** What an entry is about, by its command. */
export const auditTopics = [
  'inbox',
  'emails',
  'templates',
  'suppressions',
  'people',
  'webhooks',
  'keys',
  'exports',
  'server',
] as const;
export type AuditTopic = (typeof auditTopics)[number];

/** A change that somebody made, or an export. */
export interface AuditItem {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  operator: string;
  /** The name given with `--as`; not verified. */
  givenName: string | null;
  command: string;
  /** What was changed, such as `template:welcome`; a person as a keyed hash. */
  subject: string | null;
  /** What a key is labeled, or where a webhook leads; null if it is gone, or something else. */
  name: string | null;
  /** The label of the API key that did it; null for an operator. */
  keyLabel: string | null;
}

/** Everybody with an entry. */
export interface AuditNames {
  names: string[];
}
