export interface TestCounts {
  passed: number;
  failed: number;
}

/** What the JSON reporters of Vitest and Playwright write, as far as it is counted here. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  /** Files that broke before a test of theirs could run. */
  numFailedTestSuites?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}

/**
 * Counts from a report's text; null when it is no such report. A test that passed only when it was
 * tried again counts as failed, and so does a file that could not be loaded.
 */
export function countTests(text: string): TestCounts | null {
  const report = parse(text);
  if (report?.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky || (report.errors?.length ?? 0) };
  }
  if (report?.numPassedTests !== undefined) {
    const failed = report.numFailedTests || report.numFailedTestSuites || 0;
    return { passed: report.numPassedTests, failed };
  }
  return null;
}

/** The last line of `npm test`, which other programs read. */
export function finalLine({ passed, failed }: TestCounts): string {
  return `${passed} passed, ${failed} failed`;
}

function parse(text: string): Report | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
