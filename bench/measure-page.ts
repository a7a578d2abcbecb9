import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArgs } from '../script/browser.ts';
import { root } from '../script/run.ts';
import { benchTool } from './bench-tool.ts';
import { median } from './median.ts';

/** Medians over the runs of a page. */
export interface PageFigures {
  /** Scores out of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Transfer size of the initial load. */
  bytes: number;
  /** Ids of the weighted audits with less than a full score in any run. */
  failed: string[];
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures a page with Lighthouse's mobile defaults, each run in a new browser. */
export async function measurePage(
  url: string,
  { runs, chromium }: { runs: number; chromium: string },
): Promise<PageFigures> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await lighthouse(url, chromium));
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
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    failed: [...new Set(reports.flatMap(failedAudits))],
  };
}

/** The minimum score of each category. */
export const lowestScore = 95;

export function isGood({ performance, accessibility, bestPractices, seo }: PageFigures): boolean {
  return [performance, accessibility, bestPractices, seo].every((score) => score >= lowestScore);
}

/** Chromium occasionally records no trace. */
const maxAttempts = 3;

/** @throws Error with Lighthouse's output when every attempt failed */
async function lighthouse(url: string, chromium: string): Promise<Report> {
  const [program = '', ...args] = await benchTool(
    'lighthouse',
    url,
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
  let output = '';
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)(program, args, options);
      return JSON.parse(stdout);
    } catch (error) {
      output = String(Object(error).stderr ?? error);
    }
  }
  throw new Error(`Lighthouse could not measure ${url}: ${output}`);
}

/** All but performance, whose audits are graded and seldom have a full score. */
function failedAudits({ categories: scored, audits }: Report): string[] {
  return Object.entries(scored)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
