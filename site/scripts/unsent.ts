import { jsonPost } from '../browser/call-api.ts';
import { readUnsent, type Unsent, writeUnsent } from '../browser/unsent.ts';

/** Milliseconds until the next try; after these, the next page and the next connection try again. */
const pauses = [2_000, 10_000, 30_000, 120_000];
let waiting: Unsent[] = [];
let busy = false;
let failures = 0;

addEventListener('online', () => void sendUnsent());

/**
 * Sends what waits, one after the other, and keeps what did not arrive. @param fresh what has just
 * been added: it is in the session already, unless storage is blocked
 */
export async function sendUnsent(fresh?: Unsent): Promise<void> {
  const known = [...waiting, ...readUnsent(), ...(fresh ? [fresh] : [])];
  waiting = [...new Map(known.map((unsent) => [unsent.body, unsent])).values()];
  if (busy) return;
  busy = true;
  for (let next = waiting[0]; next; next = waiting[0]) {
    if (!(await hasArrived(next))) {
      const pause = pauses[failures++];
      if (pause) setTimeout(() => void sendUnsent(), pause);
      break;
    }
    failures = 0;
    const { body } = next;
    waiting = waiting.filter((unsent) => unsent.body !== body);
    writeUnsent(readUnsent().filter((unsent) => unsent.body !== body));
  }
  busy = false;
}

/** Also when it was refused for what it holds: saying it again would change nothing. */
async function hasArrived({ url, body, headers }: Unsent): Promise<boolean> {
  try {
    const response = await fetch(url, {
      ...jsonPost(body, headers),
      credentials: 'omit',
      keepalive: true,
    });
    // Read to its end, so that leaving the page cuts nothing off.
    await response.text();
    const { status } = response;
    return status < 500 && status !== 408 && status !== 429;
  } catch {
    return false;
  }
}
