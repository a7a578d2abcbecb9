/** The header with the key of a session; there is no cookie, since cookies ignore ports. */
export const keyHeader = 'x-console-key';

export interface Session {
  /** To be sent with every call. */
  key: string;
}

/** The operator, and the server. */
export interface Surroundings {
  /** The name given with `--as`, or the login. */
  me: string;
  /** The login, which the audit log keeps. */
  operator: string;
  isReadOnly: boolean;
  brand: string;
  version: string;
  /** The site's address; empty if SITE_URL is not set. */
  siteUrl: string;
}

/** The counts in the navigation. */
export interface Overview {
  /** Unanswered leads and enquiries. */
  inbox: number;
  quarantine: number;
  /** Emails and notices that gave up. */
  gaveUp: number;
  /** Alarms in the last health report. */
  health: number;
  /** Webhooks whose deliveries fail. */
  webhooks: number;
}

/** An error, with a fix in its text. */
export interface ConsoleError {
  error: string;
}
