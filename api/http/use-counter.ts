/**
 * Counts uses by name in an LRU cache.
 * @param capacity of the cache
 * @returns a function that counts one use and returns the total
 */
export function useCounter(capacity: number): (name: string) => number {
  const uses = new Map<string, number>();
  return (name) => {
    const count = (uses.get(name) ?? 0) + 1;
    // Moved to the end, so that the first entry is the least recently used.
    uses.delete(name);
    uses.set(name, count);
    if (uses.size > capacity) {
      const [oldest] = uses.keys();
      if (oldest !== undefined) uses.delete(oldest);
    }
    return count;
  };
}
