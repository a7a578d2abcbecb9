import { jsonPost } from '../browser/call-api.ts';
import { readUnsent, type Unsent, writeUnsent } from '../browser/unsent.ts';

/** Retry delays in milliseconds. After these, the next page load and the next connection retry. */
const retryDelays = [2_000, 10_000, 30_000, 120_000];
let waiting: Unsent[] = [];
let busy = false;
let failures = 0;

addEventListener('online', () => void sendUnsent());

/**
 * Sends the queued requests in order and keeps those that failed.
 * @param fresh a new request, which is also in session storage unless that is blocked
 */
export async function sendUnsent(fresh?: Unsent): Promise<void> {
  const known = [...waiting, ...readUnsent(), ...(fresh ? [fresh] : [])];
  waiting = [...new Map(known.map((unsent) => [unsent.body, unsent])).values()];
  if (busy) return;
  busy = true;
  for (let next = waiting[0]; next; next = waiting[0]) {
    if (!(await hasArrived(next))) {
      const delay = retryDelays[failures++];
      if (delay) setTimeout(() => void sendUnsent(), delay);
      break;
    }
    failures = 0;
    const { body } = next;
    waiting = waiting.filter((unsent) => unsent.body !== body);
    writeUnsent(readUnsent().filter((unsent) => unsent.body !== body));
  }
  busy = false;
}

/** True also if the contents were rejected, because a retry would not change that. */
async function hasArrived({ url, body, headers }: Unsent): Promise<boolean> {
  try {
    const response = await fetch(url, { ...jsonPost(body, headers), credentials: 'omit' });
    // Read to the end, so that leaving the page does not abort the request.
    await response.text();
    const { status } = response;
    return status < 500 && status !== 408 && status !== 429;
  } catch {
    return false;
  }
}
