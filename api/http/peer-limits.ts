import type { Server } from 'node:http';
import { type BodyPace, bodyPace, keepPace } from './body-pace.ts';

/** How long peers may take. */
export interface Patience {
  /** Milliseconds until a request's headers are complete, give or take `checkEvery`. */
  headers: number;
  /** Milliseconds between two looks at the connections; Node's default is 30 s. */
  checkEvery: number;
  body: BodyPace;
  /** Milliseconds that a 429 waits while many connections are busy. */
  flood: number;
}

/** Headers within 10 s. */
export const servingPatience: Patience = {
  headers: 9_500,
  checkEvery: 500,
  body: bodyPace,
  flood: 1_000,
};

const maxHeaderSize = 16_384;

/** Fastify's options for what a request may cost. */
export function requestLimits(bodyLimit: number, { headers, checkEvery }: Patience) {
  return {
    bodyLimit,
    // For a whole request: more than the largest body, 8 MB, takes at the lowest pace.
    requestTimeout: 300_000,
    // For a connection that stands still in the middle of a request or of its answer.
    connectionTimeout: 60_000,
    http: {
      headersTimeout: headers,
      connectionsCheckingInterval: checkEvery,
      maxHeaderSize,
      // Node's own refusal has none of our headers; see `require-host.ts`.
      requireHostHeader: false,
    },
    exposeHeadRoutes: true,
    // While closing, a request that was accepted is answered, not turned away.
    return503OnClosing: false,
    // A recipient's link may be as long as the headers allow, and gets the one answer all the same.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
  };
}

/**
 * Holds a server's peers to a pace and to a number of connections. At the ceiling a new connection is
 * closed at once, and idle ones are closed to make room for the next.
 */
export function limitPeers(server: Server, maxConnections: number, { body }: Patience): void {
  server.maxConnections = maxConnections;
  server.on('drop', () => server.closeIdleConnections());
  keepPace(server, body);
}
