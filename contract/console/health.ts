/** The state of the server. Times are milliseconds since the epoch, sizes bytes. */
export interface Health {
  checkedAt: number;
  checks: HealthCheck[];
  /** Null where the server writes none, as with PostgreSQL. */
  backups: Backups | null;
  /** `store`: null with PostgreSQL. */
  disk: { free: number; total: number; store: number | null } | null;
  queue: { waiting: number; oldestAt: number | null; gaveUp: number };
  /** The last 24 hours: emails sent through the API, and bounces and complaints received. */
  mail: { hours: HourOfMail[]; reports: number };
  isPostgres: boolean;
}

export interface Backups {
  /** When each that is kept began, newest first; at most 30. */
  times: number[];
  /** Between two of them. */
  everyMs: number;
  /** Of the newest; null if there is none. */
  bytes: number | null;
  isEncrypted: boolean;
}

export interface HourOfMail {
  /** When it began. */
  from: number;
  sent: number;
}

/** One thing that was looked at. */
export interface HealthCheck {
  name: string;
  state: 'ok' | 'notice' | 'alarm';
  /** Sentences: what was found and, unless all is well, what to do. */
  found: string;
  fix?: Fix;
}

/** What to do, where that can be copied. */
export interface Fix {
  /** Leads to it, without a colon. */
  how: string;
  /** A command, or a DNS record. */
  copy: string;
}
