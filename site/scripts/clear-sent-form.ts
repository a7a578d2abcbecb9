import { type FormPart, writeSession } from '../browser/storage.ts';

// A form submitted without its island leaves its stored data in the tab. The thank-you page removes it,
// unless it was reached through history: the visitor may have started a new draft since.
const parts: Record<FormPart, true> = { draft: true, known: true, key: true, sending: true };
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const form = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent;
if (navigation?.type === 'navigate') {
  for (const part of Object.keys(parts) as FormPart[]) writeSession(`${part}:${form}`, null);
}
