/** The state of the server. Times are milliseconds since the epoch, sizes bytes. */
export interface Health {
  checkedAt: number;
  checks: HealthCheck[];
  /** Null if the server writes none, as with PostgreSQL. */
  backups: Backups | null;
  /** `store`: null with PostgreSQL. */
  disk: { free: number; total: number; store: number | null } | null;
  queue: { waiting: number; oldestAt: number | null; gaveUp: number };
  /** Emails sent through the API, and bounces and complaints received, in the last 24 hours. */
  mail: { hours: HourOfMail[]; reports: number };
  isPostgres: boolean;
}

export interface Backups {
  /** When each backup that is kept began, newest first; at most 30. */
  times: number[];
  /** The interval between two backups. */
  everyMs: number;
  /** The size of the newest; null if there is none. */
  bytes: number | null;
  isEncrypted: boolean;
}

export interface HourOfMail {
  /** The start of the hour. */
  from: number;
  sent: number;
}

/** The result of a check. */
export interface HealthCheck {
  name: string;
  state: 'ok' | 'notice' | 'alarm';
  /** The finding, in sentences, with the remedy unless the state is `ok`. */
  found: string;
  fix?: Fix;
}

/** A remedy to copy. */
export interface Fix {
  /** Introduces the snippet, without a colon. */
  instruction: string;
  /** A command, or a DNS record. */
  snippet: string;
}
