import { callApi, jsonPost, waitForPagehide } from './call-api.ts';
import { readSession, writeSession } from './storage.ts';

/** A request to be sent in the background. It is kept in the session until it arrives. */
export interface Unsent {
  url: string;
  /** JSON. */
  body: string;
  /** With an Idempotency-Key for our own API, which makes retries safe. */
  headers: Readonly<Record<string, string>>;
}

/** Retry delays in milliseconds. After these, the next page load and the next connection retry. */
const retryDelays = [2_000, 10_000, 30_000, 120_000];
/** The bodies of this page without a key. */
const keyless = new Set<string>();
let waiting: Unsent[] = [];
let busy = false;
let failures = 0;

/**
 * Sends a request in the background, with retries, and continues on the next page. Without a key, the same
 * body is sent once a page, since whoever gets it could not tell that it is the same.
 */
export function sendLater(unsent: Unsent): void {
  if (!isKeyed(unsent)) {
    if (keyless.has(unsent.body)) return;
    keyless.add(unsent.body);
  }
  const stored = readUnsent();
  if (!stored.some(({ body }) => body === unsent.body)) writeUnsent([...stored, unsent]);
  void sendUnsent(unsent);
}

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
  const retry = () => void sendUnsent();
  addEventListener('online', retry, { once: true });
  const delay = retryDelays[failures++];
  if (delay) setTimeout(retry, delay);
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

function isKeyed({ headers }: Unsent): boolean {
  return 'idempotency-key' in headers;
}

function readUnsent(): Unsent[] {
  try {
    return JSON.parse(readSession('unsent') ?? '[]') as Unsent[];
  } catch {
    return [];
  }
}

function writeUnsent(stored: readonly Unsent[]): void {
  writeSession('unsent', stored.length > 0 ? JSON.stringify(stored) : null);
}
