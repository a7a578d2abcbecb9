import type { Server } from 'node:http';

/** The minimum speed of a request body. */
export interface BodyPace {
  /** Milliseconds for a body of at most `smallBytes`. */
  smallMs: number;
  smallBytes: number;
  /** Required for each further second. */
  bytesPerSecond: number;
}

/** 64 KB within 15 s, and 32 KB/s beyond that. */
export const bodyPace: BodyPace = { smallMs: 15_000, smallBytes: 65_536, bytesPerSecond: 32_768 };

/** The time allowed for the bytes received so far, in milliseconds. */
export function timeAllowed(received: number, pace: BodyPace): number {
  const beyond = Math.max(0, received - pace.smallBytes);
  return pace.smallMs + (beyond / pace.bytesPerSecond) * 1_000;
}

/**
 * Aborts requests whose body is too slow: with a 'clientError', as Node's own timeouts do, or after the response by
 * closing the connection. Bytes are counted at the socket, which includes unread bodies of refused requests.
 */
export function keepPace(server: Server, pace: BodyPace): void {
  server.on('request', (request, response) => {
    const { headers, socket } = request;
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
    const startedAt = performance.now();
    const before = socket.bytesRead;
    let timer = setTimeout(check, timeAllowed(0, pace));
    request.once('close', () => clearTimeout(timer));

    function check(): void {
      if (request.complete) return;
      const elapsed = performance.now() - startedAt;
      const left = timeAllowed(socket.bytesRead - before, pace) - elapsed;
      if (left > 0) timer = setTimeout(check, left);
      else if (response.headersSent) socket.destroy();
      else server.emit('clientError', tooSlow(), socket);
    }
  });
}

function tooSlow(): Error {
  const code = 'ERR_HTTP_REQUEST_TIMEOUT';
  return Object.assign(new Error('The body arrived too slowly.'), { code });
}
