import type { Config } from '@grovemail/config/read-config.ts';
import type { FastifyServerOptions } from 'fastify';
import type { Patience } from './http/peer-limits.ts';
import type { Store } from './store/store.ts';

export interface AppDeps {
  config: Pick<
    Config,
    | 'isProduction'
    | 'bases'
    | 'handOver'
    | 'clientApiKey'
    | 'audienceId'
    | 'limits'
    | 'notices'
    | 'outboundAllow'
  > & {
    server: Pick<Config['server'], 'trustProxy' | 'maxConnections'>;
    push: Pick<Config['push'], 'apiKey'>;
  };
  store: Store;
  /** Other processes answer from the same store: what is limited is counted there. */
  isShared: boolean;
  /** Signs form tokens; the same in every process that takes forms. */
  formTokenKey: string;
  /** Sign recipients' links, newest first; the same in every process that takes them. */
  trackingKeys: readonly string[];
  /** Tells addresses and bodies apart without keeping them; the same in every process. */
  digest(text: string): string;
  /** The public application-server key of web push, base64url. */
  vapidPublicKey: string;
  /** Proves which address a page subscribes to push; the same in every process. */
  pushSecret: string;
  /** Signs bounces and complaints that are posted; `whsec_` and base64, the same in every process. */
  mailReportSecret: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** A new UUIDv7. */
  newId(): string;
  /** Where the site's build left its files; null serves the API alone. */
  siteDir: string | null;
  /** How long peers may take; for tests. */
  patience?: Patience;
  logger?: FastifyServerOptions['logger'];
}
