import { writeSession } from '../browser/storage.ts';

// A form submitted without its island leaves its draft and key in the tab. The thank-you page removes them,
// unless it was reached through history: the visitor may have started a new draft since.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const form = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent;
if (navigation?.type === 'navigate') {
  for (const part of ['draft', 'known', 'key'] as const) writeSession(`${part}:${form}`, null);
}
