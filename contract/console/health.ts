/** The state of the server. Times are milliseconds since the epoch, sizes bytes. */
export interface Health {
  checkedAt: number;
  checks: HealthCheck[];
  /** When the last backup began; null if none is known, as with PostgreSQL. */
  lastBackupAt: number | null;
  disk: { free: number; total: number } | null;
  queue: { waiting: number; oldestAt: number | null; gaveUp: number };
  /** The last 24 hours: emails sent through the API, and bounces and complaints received. */
  mail: { sent: number; reports: number };
  isPostgres: boolean;
}

export interface HealthCheck {
  name: string;
  state: 'ok' | 'notice' | 'alarm';
  /** In a sentence, with what to do unless the state is `ok`. */
  found: string;
}
