/** Keeps a choice for the next pages; where storage is blocked, it holds for this one. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Blocked: nothing to keep it in.
  }
}
