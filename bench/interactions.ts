import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { fullChromium, launchChromium } from '../script/browser.ts';
import { type Interaction, interactions } from './island-interactions.ts';
import { median } from './median.ts';
import { productionSite } from './production-site.ts';

/**
 * Interaction to next paint for the main interactions of each island, with the CPU throttled four times:
 * the slowest event of an interaction, as a median over the runs. The first row, a click that does
 * nothing, is the baseline of the machine. Exits with 1 when a median is over 100 ms. Option: `--runs 5`.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const cpuThrottling = 4;
const maxMs = 100;

const site = await productionSite();
const browser = await launchChromium(fullChromium);
const rows: Record<string, Record<'fastest ms' | 'median ms' | 'slowest ms', number>> = {};
try {
  for (const interaction of interactions) {
    const durations: number[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      durations.push(await measure(browser, site.url, interaction));
    }
    durations.sort((a, b) => a - b);
    rows[`${interaction.path} ${interaction.action}`] = {
      'fastest ms': durations[0] ?? Number.NaN,
      'median ms': median(durations),
      'slowest ms': durations.at(-1) ?? Number.NaN,
    };
  }
} finally {
  await browser.close();
  await site.stop();
}
console.table(rows);
const over = Object.values(rows).filter((row) => !(row['median ms'] <= maxMs));
console.log(`${interactions.length - over.length} of ${interactions.length} within ${maxMs} ms.`);
process.exitCode = over.length > 0 ? 1 : 0;

/** Milliseconds of the slowest event of an interaction, in a fresh browser context. */
async function measure(
  browser: Browser,
  url: string,
  { path, island, setUp, action, run }: Interaction,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const locator = page.locator(`astro-island[component-url*="/${island}."]`);
    await locator.scrollIntoViewIfNeeded();
    if (setUp) {
      await locator.dispatchEvent('pointerover');
      await page.locator(`astro-island[component-url*="/${island}."]:not([ssr])`).waitFor();
      await setUp(locator);
      await page.waitForLoadState('networkidle');
    }
    await page.evaluate(`{
      window.slowest = 0;
      window.inputs = 0;
      for (const type of ['pointerdown', 'keydown'])
        addEventListener(type, () => { window.inputs += 1; }, true);
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
          if (interactionId) window.slowest = Math.max(window.slowest, duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    }`);
    await run(locator);
    // Entries are queued a moment after the frame is painted.
    await page.waitForTimeout(700);
    if (!(await page.evaluate('window.inputs')))
      throw new Error(`${path} ${action}: no input event was recorded.`);
    // 0 when every event took less than the threshold.
    return Number(await page.evaluate('window.slowest'));
  } finally {
    await context.close();
  }
}
