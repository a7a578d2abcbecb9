import { parseArgs } from 'node:util';
import { findChromium } from '../script/browser.ts';
import { limitPage } from './limit-page.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { productionSite } from './production-site.ts';

/**
 * Lighthouse (mobile, simulated throttling, medians) over each indexable page of a production build,
 * beside a page written by hand as the limit of what is possible. Exits 1 when a category of ours is
 * below 100. Options: `--runs 3`, and paths to measure instead of all.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const chromium = await findChromium();
const site = await productionSite(limitPage);
const paths = positionals.length > 0 ? positionals : site.paths;
const measured: [string, PageFigures][] = [];
try {
  for (const path of [limitPage.path, ...paths]) {
    process.stderr.write(`Measuring ${path}, ${runs} times.\n`);
    measured.push([path, await measurePage(site.url + path, { runs, chromium })]);
  }
} finally {
  await site.stop();
}

const [, limit] = measured[0] ?? [];
if (!limit) throw new Error('The limit page was not measured.');
console.table(
  Object.fromEntries(
    measured.map(([path, figures]) => [
      path,
      {
        performance: figures.performance,
        accessibility: figures.accessibility,
        'best practices': figures.bestPractices,
        SEO: figures.seo,
        'FCP ms': Math.round(figures.fcp),
        'LCP ms': Math.round(figures.lcp),
        CLS: Number(figures.cls.toFixed(3)),
        kB: Number((figures.bytes / 1000).toFixed(1)),
        'FCP × limit': Number((figures.fcp / limit.fcp).toFixed(2)),
        'LCP × limit': Number((figures.lcp / limit.lcp).toFixed(2)),
      },
    ]),
  ),
);
for (const [path, { failed }] of measured) {
  if (failed.length > 0) console.log(`${path}: ${failed.join(', ')}`);
}
const below = measured.slice(1).filter(([, figures]) => !isPerfect(figures));
console.log(`${paths.length - below.length} of ${paths.length} pages with 100 in all categories.`);
process.exitCode = below.length > 0 ? 1 : 0;

function isPerfect({ performance, accessibility, bestPractices, seo }: PageFigures): boolean {
  return [performance, accessibility, bestPractices, seo].every((score) => score === 100);
}
