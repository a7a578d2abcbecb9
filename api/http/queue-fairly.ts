import type { Server } from 'node:http';

/** Requests per turn of the event loop above which many connections count as busy. */
const busyThreshold = 32;
/** How long connections are then closed after each response. */
const busyMs = 10_000;

/**
 * Closes connections after each response while many are busy. Node accepts one connection per turn of the event loop,
 * and a turn serves every connection with data, so a thousand busy ones starve new ones. Closed, they queue up again
 * behind newcomers.
 * @returns whether many were busy in the last ten seconds
 */
export function queueFairly(server: Server, now = () => performance.now()): () => boolean {
  let requests = 0;
  let busyUntil = 0;
  const isBusy = () => now() < busyUntil;
  server.prependListener('request', (_request, response) => {
    requests += 1;
    if (requests === 1) {
      setImmediate(() => {
        requests = 0;
      });
    }
    if (requests > busyThreshold) busyUntil = now() + busyMs;
    if (isBusy()) response.setHeader('connection', 'close');
  });
  return isBusy;
}
