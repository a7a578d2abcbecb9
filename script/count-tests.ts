export interface TestCounts {
  passed: number;
  failed: number;
  /** Names of tests that passed on retry; they count as passed. */
  flaky: readonly string[];
}

/** A file or a `describe` block in Playwright's report. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** The JSON report of Vitest or Playwright, as far as it is used here. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  /** Includes files that failed to load. */
  numFailedTestSuites?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
  errors?: unknown[];
}

/**
 * Counts the tests of a JSON report. A file that could not be loaded counts as failed.
 * @returns null when the text is not such a report
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

/** The last line of `npm test`, which other programs parse. */
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
