import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, fullChromium } from '../script/browser.ts';
import { limitPage } from './limit-page.ts';
import { isGood, lowestScore, measurePage, type PageFigures } from './measure-page.ts';
import { printFigures } from './print-figures.ts';
import { productionSite } from './production-site.ts';
import { starlightSite } from './starlight-site.ts';

/**
 * Lighthouse on every page of the documentation, on the limit page, and on the same guide and contract
 * built by Starlight and starlight-openapi. Exits with 1 when a category of ours scores below 95.
 * Options: `--runs 3`, and paths to measure instead of all.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const chromium = await findChromium(fullChromium);
const site = await productionSite(limitPage);
const paths =
  positionals.length > 0
    ? positionals
    : site.paths.filter((path) => path.startsWith('/developers/'));
const quickstart = join(site.folder, 'developers', 'guides', 'quickstart.md');
const starlight = await starlightSite(await readFile(quickstart, 'utf8'));
const measured: [string, PageFigures][] = [];
try {
  await measure('limit', site.url + limitPage.path);
  await measure('Starlight: the quickstart', starlight.url + starlight.guide);
  await measure('starlight-openapi: one operation', starlight.url + starlight.reference);
  for (const path of paths) await measure(path, site.url + path);
} finally {
  await Promise.all([site.stop(), starlight.stop()]);
}

async function measure(name: string, url: string): Promise<void> {
  process.stderr.write(`Measuring ${name}, ${runs} times.\n`);
  measured.push([name, await measurePage(url, { runs, chromium })]);
}

const [, limit] = measured[0] ?? [];
if (!limit) throw new Error('The limit page was not measured.');
printFigures(measured, limit);
const ours = measured.slice(-paths.length);
const below = ours.filter(([, figures]) => !isGood(figures));
for (const [path, { failed }] of below) console.log(`${path}: ${failed.join(', ')}`);
console.log(
  `${ours.length - below.length} of ${ours.length} pages score ${lowestScore} or more in all categories.`,
);
process.exitCode = below.length > 0 ? 1 : 0;
