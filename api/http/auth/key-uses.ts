/** Records the use of a key in the background. */
export type NoteUse = (key: { id: string }) => void;

/**
 * Records the last use of each key, at most once a minute.
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
  // Uses in the last minute, oldest first.
  const noted = new Map<string, number>();
  return ({ id }) => {
    const at = now();
    const last = noted.get(id);
    // The clock may be set back.
    if (last !== undefined && Math.abs(at - last) < minute) return;
    noted.delete(id);
    noted.set(id, at);
    for (const [old, then] of noted) {
      if (Math.abs(at - then) < minute) break;
      noted.delete(old);
    }
    write(id, at).catch(() => noted.delete(id));
  };
}

const minute = 60_000;
