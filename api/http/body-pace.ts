import type { Server } from 'node:http';

/** How fast a body has to arrive. */
export interface BodyPace {
  /** Milliseconds for a body of at most `smallBytes`. */
  smallMs: number;
  smallBytes: number;
  /** What each further second takes. */
  bytesPerSecond: number;
}

/** 64 KB within 15 s, more while it keeps 32 KB/s. */
export const bodyPace: BodyPace = { smallMs: 15_000, smallBytes: 65_536, bytesPerSecond: 32_768 };

/** Milliseconds that a body may have taken so far, by the bytes of it that have arrived. */
export function timeAllowed(received: number, pace: BodyPace): number {
  const beyond = Math.max(0, received - pace.smallBytes);
  return pace.smallMs + (beyond / pace.bytesPerSecond) * 1_000;
}

/**
 * Ends requests whose body falls behind: with a 'clientError' as Node's own time limits do, or, when
 * they are answered already, by closing the connection. Bytes are counted at the socket, so that
 * bodies nobody reads, those of refused requests, are held to it too.
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
