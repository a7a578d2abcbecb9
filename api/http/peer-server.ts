import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { type ConnectionLimits, limitedConnections } from './connections.ts';
import { keepPace, type Pace, servingPace } from './message-pace.ts';
import type { RefuseOnSocket } from './odd-requests.ts';

/** Timeouts for clients. */
export interface Patience {
  /** Milliseconds for a request's headers, give or take `checkEvery`. */
  headers: number;
  /** Milliseconds between checks of the connections; Node's default is 30 s. */
  checkEvery: number;
  message: Pace;
}

/** Headers within 10 s. */
export const servingPatience: Patience = { headers: 9_500, checkEvery: 500, message: servingPace };

export const maxHeaderSize = 16_384;

/**
 * Makes Fastify's HTTP server, with limits on what peers may hold and for how long. With a factory, Fastify listens at
 * one address: for `localhost` it would otherwise open a second server, without what was added to the first.
 */
export function peerServer(
  limits: ConnectionLimits,
  patience: Patience,
  refuse: RefuseOnSocket,
): FastifyServerFactory {
  return (handle) => {
    const connections = limitedConnections(limits, refuse);
    const server = createServer(
      {
        headersTimeout: patience.headers,
        connectionsCheckingInterval: patience.checkEvery,
        // For the whole request: more than 8 MB, the largest body, takes at the minimum speed.
        requestTimeout: 300_000,
        keepAliveTimeout: 72_000,
        maxHeaderSize,
        // Node's own answer lacks our headers; see `require-host.ts`.
        requireHostHeader: false,
      },
      (request, response) =>
        connections.take(request, response, () => {
          keepPace(server, request, response, patience.message);
          handle(request, response);
        }),
    );
    // For a connection that stalls during a request or its response.
    server.timeout = 60_000;
    return server.on('connection', connections.admit);
  };
}
