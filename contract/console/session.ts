/** The header with the key of a session; there is no cookie, since cookies ignore ports. */
export const keyHeader = 'x-console-key';

export interface Session {
  /** To be sent with every call. */
  key: string;
}

/** Who looks at what. */
export interface Surroundings {
  /** The name of `--as`, or the login: who owns and answers. */
  me: string;
  /** The login, which the audit log keeps. */
  operator: string;
  isReadOnly: boolean;
  brand: string;
  version: string;
  /** The site's address; empty if SITE_URL is not set. */
  siteUrl: string;
}

/** The counts beside the navigation. */
export interface Overview {
  /** Leads and enquiries without an answer. */
  inbox: number;
  quarantine: number;
  /** Emails and notices that gave up. */
  gaveUp: number;
  /** What the last look around found that needs a hand. */
  health: number;
  /** Webhooks whose deliveries fail. */
  webhooks: number;
}

/** An error says what to do. */
export interface ConsoleError {
  error: string;
}
