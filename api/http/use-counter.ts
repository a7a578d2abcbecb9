/**
 * Counts how often each name was used, for the names used last.
 * @param capacity how many names are remembered
 * @returns counts one use and gives how many that makes
 */
export function useCounter(capacity: number): (name: string) => number {
  const uses = new Map<string, number>();
  return (name) => {
    const count = (uses.get(name) ?? 0) + 1;
    // Set anew at the end, so that the first of the map is what lay unused for longest.
    uses.delete(name);
    uses.set(name, count);
    if (uses.size > capacity) {
      const [oldest] = uses.keys();
      if (oldest !== undefined) uses.delete(oldest);
    }
    return count;
  };
}
