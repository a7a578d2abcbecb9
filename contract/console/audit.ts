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
}
