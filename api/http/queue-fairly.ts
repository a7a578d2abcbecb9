import type { Server } from 'node:http';

/** Requests read in one turn of the event loop beyond which connections wait to be accepted. */
const crowd = 32;
/** How long connections then stay short, in milliseconds. */
const crowdedFor = 10_000;

/**
 * Answers and closes, rather than keeping connections, while many of them are busy at once. Node accepts
 * one connection in each turn of its event loop, and a turn serves every connection that has sent
 * something: a thousand busy ones keep each newcomer waiting for as long as they go on. Closed after each
 * answer they queue up again, behind whoever came meanwhile.
 * @returns whether many are busy, as of the last ten seconds
 */
export function queueFairly(server: Server, now = () => performance.now()): () => boolean {
  let requests = 0;
  let crowdedUntil = 0;
  const isCrowded = () => now() < crowdedUntil;
  server.prependListener('request', (_request, response) => {
    requests += 1;
    if (requests === 1) {
      setImmediate(() => {
        requests = 0;
      });
    }
    if (requests > crowd) crowdedUntil = now() + crowdedFor;
    if (isCrowded()) response.setHeader('connection', 'close');
  });
  return isCrowded;
}
