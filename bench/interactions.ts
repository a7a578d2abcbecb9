import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../script/browser.ts';
import { type Interaction, interactions } from './island-interactions.ts';
import { productionSite } from './production-site.ts';

/**
 * How long the page takes to show its answer (interaction to next paint) to the main things that a
 * visitor does with each island, on a processor slowed four times: the slowest event of the deed, the
 * median over the runs. The first row, a click that does nothing, is what this machine takes for any.
 * Exits 1 when one is over 100 ms. Option: `--runs 5`.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const slowedBy = 4;
const goalMs = 100;

const site = await productionSite();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArgs,
});
const rows: Record<string, Record<'fastest ms' | 'median ms' | 'slowest ms', number>> = {};
try {
  for (const interaction of interactions) {
    const durations: number[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      durations.push(await measure(browser, site.url, interaction));
    }
    durations.sort((one, other) => one - other);
    rows[`${interaction.path} ${interaction.deed}`] = {
      'fastest ms': durations[0] ?? Number.NaN,
      'median ms': durations[Math.floor(durations.length / 2)] ?? Number.NaN,
      'slowest ms': durations.at(-1) ?? Number.NaN,
    };
  }
} finally {
  await browser.close();
  await site.stop();
}
console.table(rows);
const over = Object.values(rows).filter((row) => !(row['median ms'] <= goalMs));
console.log(`${interactions.length - over.length} of ${interactions.length} within ${goalMs} ms.`);
process.exitCode = over.length > 0 ? 1 : 0;

/** Milliseconds of the slowest event while the deed is done, in a fresh browser profile. */
async function measure(
  browser: Browser,
  url: string,
  { path, island, before, deed, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const place = page.locator(`astro-island[component-url*="/${island}."]`);
    await place.scrollIntoViewIfNeeded();
    if (before) {
      await place.dispatchEvent('pointerover');
      await page.locator(`astro-island[component-url*="/${island}."]:not([ssr])`).waitFor();
      await before(place);
      await page.waitForLoadState('networkidle');
    }
    await page.evaluate(`{
      window.slowest = 0;
      window.deeds = 0;
      for (const sign of ['pointerdown', 'keydown'])
        addEventListener(sign, () => { window.deeds += 1; }, true);
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
          if (interactionId) window.slowest = Math.max(window.slowest, duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    }`);
    await act(place);
    // Entries come a moment after the frame that they end with.
    await page.waitForTimeout(700);
    if (!(await page.evaluate('window.deeds')))
      throw new Error(`${path} ${deed}: nothing was done.`);
    // Below 16 ms none is told of, and the figure is 0.
    return Number(await page.evaluate('window.slowest'));
  } finally {
    await context.close();
  }
}
