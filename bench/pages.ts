import { parseArgs } from 'node:util';
import { findChromium, fullChromium } from '../script/browser.ts';
import { limitPage } from './limit-page.ts';
import { isGood, lowestScore, measurePage, type PageFigures } from './measure-page.ts';
import { printFigures } from './print-figures.ts';
import { productionSite } from './production-site.ts';

/**
 * Lighthouse (mobile, simulated throttling, medians) on each indexable page of a production build, against
 * the limit page. Exits with 1 when a category of ours scores below 95.
 * Options: `--runs 3`, and paths to measure instead of all.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const chromium = await findChromium(fullChromium);
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
printFigures(measured, limit);
for (const [path, { failed }] of measured) {
  if (failed.length > 0) console.log(`${path}: ${failed.join(', ')}`);
}
const below = measured.slice(1).filter(([, figures]) => !isGood(figures));
console.log(
  `${paths.length - below.length} of ${paths.length} pages score ${lowestScore} or more in all categories.`,
);
process.exitCode = below.length > 0 ? 1 : 0;
