export interface TestCounts {
  passed: number;
  failed: number;
  /** Tests that failed at first and passed when they were tried again, by name; they count as passed. */
  flaky: readonly string[];
}

/** A file of Playwright's report, or a block of tests in it. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** What the JSON reporters of Vitest and Playwright write, as far as it is counted here. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  /** Files that broke before a test of theirs could run. */
  numFailedTestSuites?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
  errors?: unknown[];
}

/**
 * Counts from a report's text; null when it is no such report. A file that could not be loaded counts
 * as failed.
 */
export function countTests(text: string): TestCounts | null {
  const report = parse(text);
  if (report?.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected || (report.errors?.length ?? 0),
      flaky: (report.suites ?? []).flatMap((suite) => flakyIn(suite)),
    };
  }
  if (report?.numPassedTests !== undefined) {
    const failed = report.numFailedTests || report.numFailedTestSuites || 0;
    return { passed: report.numPassedTests, failed, flaky: [] };
  }
  return null;
}

/** The last line of `npm test`, which other programs read. */
export function finalLine({ passed, failed }: Omit<TestCounts, 'flaky'>): string {
  return `${passed} passed, ${failed} failed`;
}

function flakyIn({ title, suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  const names = [...own.map((spec) => spec.title), ...suites.flatMap((suite) => flakyIn(suite))];
  return names.map((name) => `${title} › ${name}`);
}

function parse(text: string): Report | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
