import type { Config } from '@grovemail/config/read-config.ts';
import type { FastifyServerOptions } from 'fastify';
import type { DeliveredPage } from './http/site/site.ts';
import type { Timeouts } from './http/socket/peer-server.ts';
import type { Outbound } from './sending/calls/outbound.ts';
import type { Store } from './store/store.ts';

export interface AppDeps {
  config: Pick<
    Config,
    | 'isProduction'
    | 'hsts'
    | 'bases'
    | 'handOver'
    | 'clientApiKey'
    | 'audienceId'
    | 'limits'
    | 'notices'
    | 'providers'
    | 'outboundAllow'
  > & {
    server: Pick<Config['server'], 'trustProxy' | 'maxConnections' | 'maxConnectionsPerAddress'>;
    push: Pick<Config['push'], 'apiKey' | 'services'>;
    mail: Pick<Config['mail'], 'operators' | 'smtpUrl'>;
  };
  store: Store;
  /** Other processes use the same store, so limits are counted there. */
  isShared: boolean;
  /** Signs form tokens; the same in every process. */
  formTokenKey: string;
  /** Sign recipients' links, newest first; the same in every process. */
  trackingKeys: readonly string[];
  /** A keyed hash of addresses and bodies; the same in every process. */
  digest(text: string): string;
  /** The public application-server key of web push, base64url. */
  vapidPublicKey: string;
  /** Verifies the addresses that pages subscribe to push; the same in every process. */
  pushSecret: string;
  /** Verifies posted bounces and complaints: `whsec_` and base64; the same in every process. */
  mailReportSecret: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** A new UUIDv7. */
  newId(): string;
  /** Folder of the built site; null serves only the API. */
  siteDir: string | null;
  /** Calls addresses of others; default: the guarded HTTP client. */
  call?: Outbound;
  /** Counts a page that was delivered. */
  noteView?: (page: DeliveredPage) => void;
  /** The process is shutting down and must not get new requests from a proxy. */
  isStopping?: () => boolean;
  /** Shorter timeouts for tests. */
  timeouts?: Timeouts;
  logger?: FastifyServerOptions['logger'];
}
