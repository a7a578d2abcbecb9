import type { BenchStore } from './bench-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';
import type { WriteLoad } from './write-load.ts';

/**
 * Starts the API and writers that post to it.
 * @param unanswered markers of posts in flight at the last kill, which are retried with the same
 *   Idempotency-Key; updated with those of this round
 */
export async function writeOverHttp(
  store: Pick<BenchStore, 'environment'>,
  round: number,
  writers: number,
  unanswered: Set<string>,
): Promise<WriteLoad> {
  const server = await startServer(store);
  const acknowledged = new Set<string>();
  const refusals: string[] = [];
  const retries = [...unanswered];
  let stopped = false;

  async function write(writer: number): Promise<void> {
    for (let count = 0; !stopped; count += 1) {
      const marker = retries.pop() ?? `${round}-${writer}-${count}`;
      unanswered.add(marker);
      const answer = await postEnquiry(server.url, marker);
      if (answer === null) return;
      unanswered.delete(marker);
      if (answer.status === 200) acknowledged.add(marker);
      else refusals.push(`${answer.status} ${answer.body}`);
    }
  }
  const running = Array.from({ length: writers }, (_, writer) => write(writer));

  return {
    startedInMs: server.startedInMs,
    acknowledged,
    refusals,
    pause: server.pause,
    async kill() {
      await server.end('SIGKILL');
      stopped = true;
      await Promise.all(running);
    },
  };
}
