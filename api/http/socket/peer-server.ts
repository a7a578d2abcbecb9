import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { type ConnectionLimits, limitedConnections } from './connections.ts';
import type { RejectOnSocket } from './odd-requests.ts';

/** The minimum speed of a request's body or a response. */
interface MinSpeed {
  /** Milliseconds for at most `smallBytes`. */
  smallMs: number;
  smallBytes: number;
  /** Required for each further second. */
  bytesPerSecond: number;
}

/** 64 KB within 15 s, and 32 KB/s beyond that. */
export const servingMinSpeed: MinSpeed = {
  smallMs: 15_000,
  smallBytes: 65_536,
  bytesPerSecond: 32_768,
};

export interface Timeouts {
  /** Milliseconds for a request's headers, give or take `checkEvery`. */
  headers: number;
  /** Milliseconds between checks of the connections; Node's default is 30 s. */
  checkEvery: number;
  message: MinSpeed;
}

export const servingTimeouts: Timeouts = {
  headers: 9_500,
  checkEvery: 500,
  message: servingMinSpeed,
};

export const maxHeaderSize = 16_384;

/**
 * Creates Fastify's HTTP server with limits for connections and time. Without a factory, Fastify would open a second server
 * for `localhost`, without the additions to the first.
 */
export function peerServer(
  limits: ConnectionLimits,
  timeouts: Timeouts,
  reject: RejectOnSocket,
): FastifyServerFactory {
  return (handle) => {
    const connections = limitedConnections(limits, reject);
    const server = createServer(
      {
        headersTimeout: timeouts.headers,
        connectionsCheckingInterval: timeouts.checkEvery,
        // Longer than 8 MB, the largest body, take at the minimum speed.
        requestTimeout: 300_000,
        keepAliveTimeout: 72_000,
        maxHeaderSize,
        // Node's own response lacks our headers; see `requireHost`.
        requireHostHeader: false,
      },
      (request, response) =>
        connections.take(request, response, () => {
          requireSpeed(server, request, response, timeouts.message);
          handle(request, response);
        }),
    );
    // Closes a connection that stalls during a request or its response.
    server.timeout = 60_000;
    return server.on('connection', connections.admit);
  };
}

/** The time allowed for a number of bytes, in milliseconds. */
export function timeAllowed(bytes: number, speed: MinSpeed): number {
  const excess = Math.max(0, bytes - speed.smallBytes);
  return speed.smallMs + (excess / speed.bytesPerSecond) * 1_000;
}

/**
 * Closes the connection of a peer that sends its body or reads its response too slowly; before the response, by a
 * 'clientError' as Node's own timeouts. The bytes of a body are counted at the socket, which includes the unread bodies of
 * rejected requests; those of a response are the unsent ones at the first check, within `smallMs`.
 */
function requireSpeed(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  speed: MinSpeed,
): void {
  const { socket } = request;
  const startedAt = performance.now();
  const bytesBefore = socket.bytesRead;
  let sending: { since: number; bytes: number } | undefined;
  let timer = setTimeout(check, speed.smallMs);
  let openMessages = 2;
  for (const message of [request, response]) {
    message.once('close', () => {
      openMessages -= 1;
      if (openMessages === 0) clearTimeout(timer);
    });
  }

  function check(): void {
    const now = performance.now();
    const left = deadline(now) - now;
    if (left > 0) timer = setTimeout(check, left);
    // A reset also drops the bytes that the operating system has buffered.
    else if (response.headersSent) socket.resetAndDestroy();
    else server.emit('clientError', tooSlow(), socket);
  }

  function deadline(now: number): number {
    if (!request.complete) return startedAt + timeAllowed(socket.bytesRead - bytesBefore, speed);
    if (!response.writableEnded) return now + speed.smallMs;
    sending ??= { since: now, bytes: socket.writableLength };
    return sending.since + timeAllowed(sending.bytes, speed);
  }
}

function tooSlow(): Error {
  const code = 'ERR_HTTP_REQUEST_TIMEOUT';
  return Object.assign(new Error('The body arrived too slowly.'), { code });
}
