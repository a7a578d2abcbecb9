import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { type ConnectionLimits, limitedConnections } from './connections.ts';
import type { RejectOnSocket } from './odd-requests.ts';

/** The minimum speed of a message: of a request's body, and of its response. */
interface Pace {
  /** Milliseconds for at most `smallBytes`. */
  smallMs: number;
  smallBytes: number;
  /** Required for each further second. */
  bytesPerSecond: number;
}

/** 64 KB within 15 s, and 32 KB/s beyond that. */
export const servingPace: Pace = { smallMs: 15_000, smallBytes: 65_536, bytesPerSecond: 32_768 };

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
  reject: RejectOnSocket,
): FastifyServerFactory {
  return (handle) => {
    const connections = limitedConnections(limits, reject);
    const server = createServer(
      {
        headersTimeout: patience.headers,
        connectionsCheckingInterval: patience.checkEvery,
        // For the whole request: more than 8 MB, the largest body, takes at the minimum speed.
        requestTimeout: 300_000,
        keepAliveTimeout: 72_000,
        maxHeaderSize,
        // Node's own response lacks our headers; see `requireHost`.
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

/** The time allowed for so many bytes, in milliseconds. */
export function timeAllowed(bytes: number, pace: Pace): number {
  const beyond = Math.max(0, bytes - pace.smallBytes);
  return pace.smallMs + (beyond / pace.bytesPerSecond) * 1_000;
}

/**
 * Ends the connection of a peer that sends its body or takes its response too slowly: without a response so far, with
 * a 'clientError', as Node's own timeouts do. A body is counted at the socket, which includes unread ones of rejected
 * requests; a response by what the operating system has not accepted when it is first looked at, within `smallMs`.
 */
function keepPace(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  pace: Pace,
): void {
  const { socket } = request;
  const startedAt = performance.now();
  const before = socket.bytesRead;
  let sending: { since: number; bytes: number } | undefined;
  let timer = setTimeout(check, pace.smallMs);
  let underWay = 2;
  for (const message of [request, response]) {
    message.once('close', () => {
      underWay -= 1;
      if (underWay === 0) clearTimeout(timer);
    });
  }

  function check(): void {
    const now = performance.now();
    const left = deadline(now) - now;
    if (left > 0) timer = setTimeout(check, left);
    // A reset also drops what the operating system still holds for the peer.
    else if (response.headersSent) socket.resetAndDestroy();
    else server.emit('clientError', tooSlow(), socket);
  }

  function deadline(now: number): number {
    if (!request.complete) return startedAt + timeAllowed(socket.bytesRead - before, pace);
    if (!response.writableEnded) return now + pace.smallMs;
    sending ??= { since: now, bytes: socket.writableLength };
    return sending.since + timeAllowed(sending.bytes, pace);
  }
}

function tooSlow(): Error {
  const code = 'ERR_HTTP_REQUEST_TIMEOUT';
  return Object.assign(new Error('The body arrived too slowly.'), { code });
}
