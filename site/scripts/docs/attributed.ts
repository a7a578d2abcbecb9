/** Fetches the code that marks registration links only where there is something to mark them with. */
export function carryWhenLanded(load: () => Promise<() => void>): void {
  let isLanding = location.search;
  try {
    isLanding ||= localStorage.getItem('utm') ?? '';
  } catch {
    // Blocked: this page's own query still counts.
  }
  if (isLanding) void load().then((carry) => carry());
}
