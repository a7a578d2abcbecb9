import { readSession, writeSession } from '../browser/storage.ts';

/**
 * One key per filled-in form: the same body keeps its key, so that a double click or a retry stores one row; a
 * changed body gets a new key.
 * @param name of a form whose key survives a reload, since its response may have been lost
 */
export function createKeySource(name?: string): (body: string) => string {
  let last = name ? readStored(name) : null;
  return (body) => {
    if (last?.body !== body) last = { body, key: newKey() };
    if (name) writeSession(storageKey(name), JSON.stringify(last));
    return last.key;
  };
}

/** Removes the stored form contents after a success. */
export function forgetKey(name: string): void {
  writeSession(storageKey(name), null);
}

interface StoredKey {
  body: string;
  key: string;
}

function readStored(name: string): StoredKey | null {
  try {
    const { body, key } = JSON.parse(readSession(storageKey(name)) ?? '') as StoredKey;
    return /^[0-9a-f]{32}$/.test(key) ? { body, key } : null;
  } catch {
    return null;
  }
}

const storageKey = (name: string) => `key:${name}` as const;

/** 128 random bits; `randomUUID` exists only in secure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
