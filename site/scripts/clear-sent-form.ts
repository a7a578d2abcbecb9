import { writeSession } from '../browser/storage.ts';

// A form that was submitted without its island leaves its draft and key in this tab. The thank-you page removes
// them, unless the visitor came back to it by history and may have started a new draft since.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const sent = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent;
if (visit?.type === 'navigate')
  for (const part of ['draft', 'known', 'key'] as const) writeSession(`${part}:${sent}`, null);
