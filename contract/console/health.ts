/** How things are. Times are milliseconds since the epoch, sizes bytes. */
export interface Health {
  checkedAt: number;
  checks: HealthCheck[];
  /** When the last backup began; null if none is known, as with PostgreSQL. */
  lastBackupAt: number | null;
  disk: { free: number; total: number } | null;
  queue: { waiting: number; oldestAt: number | null; gaveUp: number };
  /** Emails of the API in the last 24 hours, and bounces and complaints that came. */
  mail: { sent: number; reports: number };
  isPostgres: boolean;
}

/** One thing that was looked at. */
export interface HealthCheck {
  name: string;
  state: 'ok' | 'notice' | 'alarm';
  /** A sentence: what was found and, unless all is well, what to do. */
  found: string;
}
