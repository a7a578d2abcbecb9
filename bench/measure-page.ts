import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArgs } from '../script/browser.ts';
import { root, tool } from '../script/run.ts';
import { median } from './median.ts';

/** Medians of a page's runs. */
export interface PageFigures {
  /** Scores out of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  cls: number;
  /** Bytes on the wire at load. */
  bytes: number;
  /** Names of the weighted audits that were not passed in full, in any run. */
  failed: string[];
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures a page as Lighthouse's mobile default does, each time in a browser of its own. */
export async function measurePage(
  address: string,
  { runs, chromium }: { runs: number; chromium: string },
): Promise<PageFigures> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await lighthouse(address, chromium));
  const score = (name: string) =>
    median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100)));
  const value = (id: string) =>
    median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    failed: [...new Set(reports.flatMap(failedAudits))],
  };
}

/** Whether all four categories are at 100. */
export function isPerfect({
  performance,
  accessibility,
  bestPractices,
  seo,
}: PageFigures): boolean {
  return [performance, accessibility, bestPractices, seo].every((score) => score === 100);
}

/** Now and then Chromium records no trace, which says nothing of the page. */
const attempts = 3;

/** @throws Error with what Lighthouse said, when it could not measure however often it tried */
async function lighthouse(address: string, chromium: string): Promise<Report> {
  const [program = '', ...args] = tool(
    'lighthouse',
    address,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${chromiumArgs.join(' ')}`,
    '--no-enable-error-reporting',
  );
  const options = {
    cwd: root,
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  };
  let said = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)(program, args, options);
      return JSON.parse(stdout);
    } catch (error) {
      said = String(Object(error).stderr ?? error);
    }
  }
  throw new Error(`${address} could not be measured: ${said}`);
}

/** Without performance: its audits are figures, and seldom full. */
function failedAudits({ categories: found, audits }: Report): string[] {
  return Object.entries(found)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
