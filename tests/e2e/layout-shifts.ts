import { expect, type Page } from './fixtures.ts';

/** Expects a score that rounds to 0.000: a word may be a pixel narrower in its font than in the fallback. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await layoutShifts(page);
  const score = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  const advice =
    'A text that fills other lines until its font is there moves what follows; reword it.';
  expect(score, [...shifts, advice].join('\n')).toBeLessThan(0.0005);
}

/** All layout shifts so far: score and moved texts. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(`new Promise((resolve) => {
    const shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        shifts.push(value + ': ' + sources.map(({ node }) => node?.textContent.slice(0, 40)).join(' | '));
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
  })`);
}
