import { callApi, unreachable } from '../../browser/call-api.ts';
import { readSession, writeSession } from '../../browser/storage.ts';

/** A key of the reader's, good for the test data of one visit. */
export interface TestKey {
  key: string;
  /** Milliseconds since the epoch; null for a pasted key, of which only the API knows. */
  expiresAt: number | null;
}

export type Issued = { kind: 'issued'; key: TestKey } | { kind: 'refused'; text: string };

/** The key that this tab was given, expired or not; null without one, or where storage is blocked. */
export function readKey(): TestKey | null {
  try {
    return keyOf(JSON.parse(readSession('test-key') ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps a key that was issued here for this tab alone, where storage is blocked for this page; null forgets it. */
export function keepKey(key: TestKey | null): void {
  writeSession('test-key', key && JSON.stringify(key));
}

/** Asks for a key of the reader's own. */
export async function issueKey(base: string, fetch = globalThis.fetch): Promise<Issued> {
  type Payload = { data?: { key?: unknown; expires_at?: string } } | null;
  const answer = await callApi<Payload>(`${base}/guests/test-key`, { method: 'POST' }, { fetch });
  if (answer.kind === 'accepted') {
    const { key, expires_at = '' } = answer.payload?.data ?? {};
    const issued = keyOf({ key, expiresAt: Date.parse(expires_at) });
    return issued ? { kind: 'issued', key: issued } : { kind: 'refused', text: unreachable };
  }
  if (answer.kind === 'failed') return { kind: 'refused', text: unreachable };
  const { error, status, retryAfter } = answer;
  if (status !== 429 || !(retryAfter > 0)) return { kind: 'refused', text: error };
  const seconds = retryAfter === 1 ? '1 second' : `${retryAfter} seconds`;
  return { kind: 'refused', text: `Too many keys in a short time. Try again in ${seconds}.` };
}

/**
 * What is wrong with a pasted key; null when it can be used. A live key is refused here, so that it is
 * never sent, kept or shown.
 */
export function pasteFault(text: string): string | null {
  if (/gm_live_/.test(text)) {
    return 'This is a live key, which works on your real contacts. It was neither kept nor sent. Paste a test key: it begins with gm_test_.';
  }
  if (!text.startsWith('gm_test_')) return 'A test key begins with gm_test_.';
  if (!/^gm_test_[\w-]{49}$/.test(text)) {
    return 'This is not a whole test key: it has 57 characters. Copy it again.';
  }
  return null;
}

/** A key as it is shown: enough to tell it from another. */
export function masked(key: string): string {
  return `gm_test_••••••••${key.slice(-4)}`;
}

function keyOf(value: unknown): TestKey | null {
  const { key, expiresAt } = (value ?? {}) as { key?: unknown; expiresAt?: unknown };
  const isKey = typeof key === 'string' && pasteFault(key) === null;
  return isKey && typeof expiresAt === 'number' && expiresAt > 0 ? { key, expiresAt } : null;
}
