import { callApi, unreachable } from '../../browser/call-api.ts';
import { readSession, writeSession } from '../../browser/storage.ts';

/** A reader's key for test data. */
export interface TestKey {
  key: string;
  /** Milliseconds since the epoch; null for a pasted key, whose expiry is unknown. */
  expiresAt: number | null;
}

export type Issued = { kind: 'issued'; key: TestKey } | { kind: 'rejected'; text: string };

/** The key that was issued to this tab, expired or not; null for none, or if storage is blocked. */
export function readKey(): TestKey | null {
  try {
    return parseKey(JSON.parse(readSession('test-key') ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores an issued key for this tab, or for this page if storage is blocked. @param key null to delete it */
export function storeKey(key: TestKey | null): void {
  writeSession('test-key', key && JSON.stringify(key));
}

export async function issueKey(base: string, fetch = globalThis.fetch): Promise<Issued> {
  type Payload = { data?: { key?: unknown; expires_at?: string } } | null;
  const response = await callApi<Payload>(`${base}/guests/test-key`, { method: 'POST' }, { fetch });
  if (response.kind === 'accepted') {
    const { key, expires_at = '' } = response.payload?.data ?? {};
    const issued = parseKey({ key, expiresAt: Date.parse(expires_at) });
    return issued ? { kind: 'issued', key: issued } : { kind: 'rejected', text: unreachable };
  }
  if (response.kind === 'failed') return { kind: 'rejected', text: unreachable };
  const { error, status, retryAfter } = response;
  if (status !== 429 || !(retryAfter > 0)) return { kind: 'rejected', text: error };
  const seconds = retryAfter === 1 ? '1 second' : `${retryAfter} seconds`;
  return { kind: 'rejected', text: `Too many keys in a short time. Try again in ${seconds}.` };
}

/** Why a pasted key cannot be used, or null. A live key is rejected here, before it is sent, stored or shown. */
export function pasteFault(text: string): string | null {
  if (/gm_live_/.test(text)) {
    return 'This is a live key for your real contacts. It was neither stored nor sent. Paste a test key instead: it starts with gm_test_.';
  }
  if (/gm_pk_/.test(text)) {
    return 'This is a publishable key, which only saves push subscriptions. Paste a test key instead: it starts with gm_test_.';
  }
  if (!text.startsWith('gm_test_')) return 'A test key starts with gm_test_.';
  if (!/^gm_test_[\w-]{49}$/.test(text)) {
    return 'This is not a complete test key, which has 57 characters. Copy it again.';
  }
  return null;
}

/** Shows just enough to recognize the key. */
export function masked(key: string): string {
  return `gm_test_••••••••${key.slice(-4)}`;
}

function parseKey(value: unknown): TestKey | null {
  const { key, expiresAt } = (value ?? {}) as { key?: unknown; expiresAt?: unknown };
  const isKey = typeof key === 'string' && pasteFault(key) === null;
  return isKey && typeof expiresAt === 'number' && expiresAt > 0 ? { key, expiresAt } : null;
}
