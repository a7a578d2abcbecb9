interface Expiring {
  /** Milliseconds since the epoch; null if it never expires. */
  expiresAt: number | null;
  endsAt: number | null;
}

/** Milliseconds for which a key is cached, and within which a revocation takes effect. */
const keptFor = 1_000;

const maxKept = 1_000;

/**
 * Looks up an accepted key at most once a second, and again once it has expired. A key that is unknown, revoked or
 * not accepted is looked up and checked every time, so that all of these take equally long.
 * @param find the active key with this digest
 * @param now milliseconds since the epoch
 * @returns a function of a digest and a check of the call, which should take as long without a key as with one
 */
export function recentKeys<Key extends Expiring>(
  find: (digest: string) => Promise<Key | null>,
  now: () => number,
): (digest: string, accepts: (key: Key | null) => boolean) => Promise<Key | null> {
  const recent = new Map<string, { key: Key; foundAt: number }>();

  function recentKey(digest: string, at: number): Key | null {
    const known = recent.get(digest);
    // The clock may be set back.
    if (!known || Math.abs(at - known.foundAt) >= keptFor || hasEnded(known.key, at)) return null;
    return known.key;
  }

  return async (digest, accepts) => {
    const at = now();
    const known = recentKey(digest, at);
    if (known && accepts(known)) return known;
    const key = await find(digest);
    const isAccepted = accepts(key);
    if (!key || !isAccepted) return null;
    if (recent.size === maxKept) recent.clear();
    recent.set(digest, { key, foundAt: at });
    return key;
  };
}

function hasEnded({ expiresAt, endsAt }: Expiring, at: number): boolean {
  return [expiresAt, endsAt].some((end) => end !== null && end <= at);
}
