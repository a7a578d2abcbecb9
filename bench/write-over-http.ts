import type { BenchStore } from './bench-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';
import type { WriteLoad } from './write-load.ts';

/**
 * Starts the API and writers that post to it.
 * @param pending markers of posts in flight at the last kill, which are retried with the same
 *   Idempotency-Key; updated with those of this round
 */
export async function writeOverHttp(
  store: Pick<BenchStore, 'environment'>,
  round: number,
  writers: number,
  pending: Set<string>,
): Promise<WriteLoad> {
  const server = await startServer(store);
  const acknowledged = new Set<string>();
  const rejected: string[] = [];
  const retries = [...pending];
  let stopped = false;

  async function write(writer: number): Promise<void> {
    for (let count = 0; !stopped; count += 1) {
      const marker = retries.pop() ?? `${round}-${writer}-${count}`;
      pending.add(marker);
      const response = await postEnquiry(server.url, marker);
      if (response === null) return;
      pending.delete(marker);
      if (response.status === 200) acknowledged.add(marker);
      else rejected.push(`${response.status} ${response.body}`);
    }
  }
  const running = Array.from({ length: writers }, (_, writer) => write(writer));

  return {
    startedInMs: server.startedInMs,
    acknowledged,
    rejected,
    pause: server.pause,
    async kill() {
      await server.end('SIGKILL');
      stopped = true;
      await Promise.all(running);
    },
  };
}
