import type { BenchStore } from './bench-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';
import type { Writing } from './writing.ts';

/**
 * Keeps writers posting to the API. What was in flight when it was killed is posted again by the next
 * round with the same key, as a browser's retry would.
 */
export async function writeOverHttp(
  store: Pick<BenchStore, 'environment'>,
  round: number,
  writers: number,
  unanswered: Set<string>,
): Promise<Writing> {
  const server = await startServer(store);
  const acknowledged = new Set<string>();
  const refusals: string[] = [];
  const again = [...unanswered];
  let stopped = false;

  async function write(writer: number): Promise<void> {
    for (let count = 0; !stopped; count += 1) {
      const marker = again.pop() ?? `${round}-${writer}-${count}`;
      unanswered.add(marker);
      const answer = await postEnquiry(server.url, marker);
      if (answer === null) return;
      unanswered.delete(marker);
      if (answer.status === 200) acknowledged.add(marker);
      else refusals.push(`${answer.status} ${answer.body}`);
    }
  }
  const working = Array.from({ length: writers }, (_, writer) => write(writer));

  return {
    startedInMs: server.startedInMs,
    acknowledged,
    refusals,
    pause: server.pause,
    async kill() {
      await server.end('SIGKILL');
      stopped = true;
      await Promise.all(working);
    },
  };
}
