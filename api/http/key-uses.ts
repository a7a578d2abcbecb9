/** Notes that a key was used; nobody waits for it. */
export type NoteUse = (key: { id: string; expiresAt: number | null }) => void;

/**
 * Makes the note of each key's last use: one write a minute for each key, whatever it is used for. A
 * visitor's key is in no list, so nothing is noted of it.
 * @param settings.write may fail: the next use is noted instead
 * @param settings.now milliseconds since the epoch
 */
export function keyUses({
  write,
  now,
}: {
  write(id: string, at: number): Promise<void>;
  now(): number;
}): NoteUse {
  // As many as there are operators' keys.
  const noted = new Map<string, number>();
  return ({ id, expiresAt }) => {
    if (expiresAt !== null) return;
    const at = now();
    const last = noted.get(id);
    // A clock may be put back.
    if (last !== undefined && Math.abs(at - last) < minute) return;
    noted.set(id, at);
    write(id, at).catch(() => noted.delete(id));
  };
}

const minute = 60_000;
