import { readSession, writeSession } from '../../browser/storage.ts';

/**
 * One key per filled-in form: the same body keeps its key, so that a double click or a retry is one
 * row; a changed body gets a new one.
 * @param name of a form whose key outlives a reload: its answer may have been lost on the way
 */
export function keyKeeper(name?: string): (body: string) => string {
  let last = name ? recalled(name) : null;
  return (body) => {
    if (last?.body !== body) last = { body, key: newKey() };
    if (name) writeSession(slot(name), JSON.stringify(last));
    return last.key;
  };
}

/** After a success nothing of what was typed stays in the session. */
export function forgetKey(name: string): void {
  writeSession(slot(name), null);
}

interface Keyed {
  body: string;
  key: string;
}

function recalled(name: string): Keyed | null {
  try {
    const { body, key } = JSON.parse(readSession(slot(name)) ?? '') as Keyed;
    return /^[0-9a-f]{32}$/.test(key) ? { body, key } : null;
  } catch {
    return null;
  }
}

const slot = (name: string) => `key:${name}` as const;

/** 128 random bits; `randomUUID` exists only in secure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
