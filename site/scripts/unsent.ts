import { callApi, jsonPost, waitForPagehide } from '../browser/call-api.ts';
import { isKeyed, readUnsent, type Unsent, writeUnsent } from '../browser/unsent.ts';

/** Retry delays in milliseconds. After these, the next page load and the next connection retry. */
const retryDelays = [2_000, 10_000, 30_000, 120_000];
let waiting: Unsent[] = [];
let busy = false;
let failures = 0;

addEventListener('online', () => void sendUnsent());

/**
 * Sends the queued requests in order and keeps those that may not be stored.
 * @param fresh a new request, also in session storage unless that is blocked
 */
export async function sendUnsent(fresh?: Unsent): Promise<void> {
  const known = [...waiting, ...readUnsent(), ...(fresh ? [fresh] : [])];
  waiting = [...new Map(known.map((unsent) => [unsent.body, unsent])).values()];
  if (busy) return;
  busy = true;
  const failed = new Set<string>();
  const next = () => waiting.find(({ body }) => !failed.has(body));
  for (let unsent = next(); unsent; unsent = next()) {
    const outcome = await (isKeyed(unsent) ? send(unsent) : sendOnce(unsent));
    if (outcome === 'failed') failed.add(unsent.body);
    else forget(unsent);
  }
  busy = false;
  if (failed.size === 0) {
    failures = 0;
    return;
  }
  const delay = retryDelays[failures++];
  if (delay) setTimeout(() => void sendUnsent(), delay);
}

/** A lead is stored if the payload is truthy; anything else is a failure. */
async function send({ url, body, headers }: Unsent): Promise<'stored' | 'failed'> {
  const result = await callApi(url, jsonPost(body, headers), { read: 'payload' });
  return result.kind === 'accepted' ? 'stored' : 'failed';
}

/** Without an idempotency key, a request that was in flight when its page was left is not repeated. */
async function sendOnce(unsent: Unsent): Promise<'stored' | 'failed' | 'left'> {
  let isLeft = false;
  const listening = new AbortController();
  addEventListener(
    'pagehide',
    () => {
      isLeft = true;
    },
    listening,
  );
  removeStored(unsent);
  const outcome = await send(unsent);
  if (outcome === 'failed') await waitForPagehide();
  listening.abort();
  if (outcome === 'stored') return outcome;
  if (isLeft) return 'left';
  writeUnsent([...readUnsent(), unsent]);
  return 'failed';
}

function forget(unsent: Unsent): void {
  waiting = waiting.filter(({ body }) => body !== unsent.body);
  removeStored(unsent);
}

function removeStored(unsent: Unsent): void {
  writeUnsent(readUnsent().filter(({ body }) => body !== unsent.body));
}
