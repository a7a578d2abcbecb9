/**
 * One key per filled-in form: the same body keeps its key, so that a double click or a retry is one
 * row; a changed body gets a new one.
 */
export function keyKeeper(): (body: string) => string {
  let last: { body: string; key: string } | undefined;
  return (body) => {
    if (last?.body !== body) last = { body, key: newKey() };
    return last.key;
  };
}

/** 128 random bits; `randomUUID` exists only in secure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
