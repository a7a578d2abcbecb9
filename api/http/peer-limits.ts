import type { Server } from 'node:http';
import { defaultBodyBytes } from '@grovemail/contract/operation.ts';
import { type BodyPace, bodyPace, keepPace } from './body-pace.ts';

/** Timeouts for clients. */
export interface Patience {
  /** Milliseconds for a request's headers, give or take `checkEvery`. */
  headers: number;
  /** Milliseconds between checks of the connections; Node's default is 30 s. */
  checkEvery: number;
  body: BodyPace;
}

/** Headers within 10 s. */
export const servingPatience: Patience = { headers: 9_500, checkEvery: 500, body: bodyPace };

const maxHeaderSize = 16_384;

/** Fastify's options for request limits. */
export function requestLimits({ headers, checkEvery }: Patience) {
  return {
    bodyLimit: defaultBodyBytes,
    // For the whole request: more than 8 MB, the largest body, takes at the minimum speed.
    requestTimeout: 300_000,
    // For a connection that stalls during a request or its response.
    connectionTimeout: 60_000,
    http: {
      headersTimeout: headers,
      connectionsCheckingInterval: checkEvery,
      maxHeaderSize,
      // Node's own answer lacks our headers; see `require-host.ts`.
      requireHostHeader: false,
    },
    exposeHeadRoutes: true,
    // Accepted requests are still answered during shutdown.
    return503OnClosing: false,
    // Recipients' links may be as long as the headers allow, and all get the same answer.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
  };
}

/**
 * Limits speed and number of connections. At the maximum a new connection is closed at once, and idle ones are
 * closed to make room.
 */
export function limitPeers(server: Server, maxConnections: number, { body }: Patience): void {
  server.maxConnections = maxConnections;
  server.on('drop', () => server.closeIdleConnections());
  keepPace(server, body);
}
