import { writeSession } from '../browser/storage.ts';

/**
 * A form that the browser sent itself leaves its draft and its key behind in this tab: nobody took
 * them away when its answer came. On the page that thanks for it they go, unless a visitor only came
 * back to that page, who may have begun another one since.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const sent = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent;
if (visit?.type === 'navigate')
  for (const part of ['draft', 'known', 'key'] as const) writeSession(`${part}:${sent}`, null);
