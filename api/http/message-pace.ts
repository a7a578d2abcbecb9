import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The minimum speed of a message: of a request's body, and of its response. */
export interface Pace {
  /** Milliseconds for at most `smallBytes`. */
  smallMs: number;
  smallBytes: number;
  /** Required for each further second. */
  bytesPerSecond: number;
}

/** 64 KB within 15 s, and 32 KB/s beyond that. */
export const servingPace: Pace = { smallMs: 15_000, smallBytes: 65_536, bytesPerSecond: 32_768 };

/** The time allowed for so many bytes, in milliseconds. */
export function timeAllowed(bytes: number, pace: Pace): number {
  const beyond = Math.max(0, bytes - pace.smallBytes);
  return pace.smallMs + (beyond / pace.bytesPerSecond) * 1_000;
}

/**
 * Ends the connection of a peer that sends its body or takes its response too slowly: without a response so far, with
 * a 'clientError', as Node's own timeouts do. A body is counted at the socket, which includes unread ones of refused
 * requests; a response by what the operating system has not accepted when it is first looked at, within `smallMs`.
 */
export function keepPace(
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
