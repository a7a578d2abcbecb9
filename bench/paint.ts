import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium, fullChromium } from '../script/browser.ts';
import { limitPage } from './limit-page.ts';
import { median } from './median.ts';
import { productionSite } from './production-site.ts';
import { slowLine } from './slow-line.ts';

/**
 * Times the first paint of each indexable page on a slow line (150 ms, 1.6 Mbit/s, TCP slow start) and a CPU
 * throttled four times. `pages` simulates the line afterwards, and counts a document as painted when it is
 * complete; here, it paints as it arrives. Options: `--runs 5`, and paths to measure instead of all.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const cpuThrottling = 4;

const executablePath = await findChromium(fullChromium);
const site = await productionSite(limitPage);
const line = await slowLine(site.url);
const rows: Record<string, Record<'FCP ms' | 'LCP ms', number>> = {};
try {
  for (const path of [limitPage.path, ...(positionals.length > 0 ? positionals : site.paths)]) {
    const runs: Paint[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await paint(line.url + path));
    rows[path] = {
      'FCP ms': Math.round(median(runs.map(({ fcp }) => fcp))),
      'LCP ms': Math.round(median(runs.map(({ lcp }) => lcp))),
    };
  }
} finally {
  line.stop();
  await site.stop();
}
console.table(rows);

interface Paint {
  /** Milliseconds. */
  fcp: number;
  lcp: number;
}

/** Opens a page in a new browser, so that every connection is new. */
async function paint(url: string): Promise<Paint> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate<Paint>(`new Promise((resolve) => {
      new PerformanceObserver((list) => resolve({
        fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime,
        lcp: list.getEntries().at(-1).startTime,
      })).observe({ type: 'largest-contentful-paint', buffered: true });
    })`);
  } finally {
    await browser.close();
  }
}
