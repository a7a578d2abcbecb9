/**
 * A form that the browser sent itself leaves its draft and its key behind in this tab: nobody took
 * them away when its answer came. On the page that thanks for it they go, unless a visitor only came
 * back to that page, who may have begun another one since.
 */
export function forgetSent(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const form = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent;
  if (visit?.type !== 'navigate' || !form) return;
  try {
    for (const part of ['draft', 'known', 'key']) sessionStorage.removeItem(`${part}:${form}`);
  } catch {
    // Where storage is blocked, nothing was kept (H6).
  }
}

forgetSent();
