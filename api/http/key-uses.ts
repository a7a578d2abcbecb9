/** Records the use of a key in the background. */
export type NoteUse = (key: { id: string; expiresAt: number | null }) => void;

/**
 * Records the last use of each key, at most once a minute. Visitors' keys are not listed, so they are not
 * recorded.
 * @param settings.write may fail; the next use is recorded instead
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
    // The clock may be set back.
    if (last !== undefined && Math.abs(at - last) < minute) return;
    noted.set(id, at);
    write(id, at).catch(() => noted.delete(id));
  };
}

const minute = 60_000;
