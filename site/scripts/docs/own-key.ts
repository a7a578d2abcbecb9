/** Puts the reader's own test key into the samples, where this tab has been given one. */
export function fillWhenKept(load: () => Promise<() => void>): void {
  try {
    if ('test-key' in sessionStorage) void load().then((fill) => fill());
  } catch {
    // Blocked: nothing is kept.
  }
}
