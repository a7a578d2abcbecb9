import { expect, it } from 'vitest';
import { countTests, finalLine } from './count-tests.ts';

it.each(['', 'null', '[]', '{"numTotal', '"3 passed"', '{}'])('counts nothing in %j', (text) => {
  expect(countTests(text)).toBeNull();
});

it('counts a file that could not be loaded as failed, not as nothing', () => {
  const report = { numPassedTests: 4, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(countTests(JSON.stringify(report))).toEqual({ passed: 4, failed: 1 });
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  expect(countTests(JSON.stringify({ stats, errors: [{}] }))).toEqual({ passed: 0, failed: 1 });
});

it('counts what only passed when it was tried again as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2 };
  expect(countTests(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 5, failed: 3 });
});

it('counts what Vitest reports', () => {
  const report = { numPassedTests: 12, numFailedTests: 3, numFailedTestSuites: 2 };
  expect(countTests(JSON.stringify(report))).toEqual({ passed: 12, failed: 3 });
});

it('ends with the line that other programs read', () => {
  expect(finalLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
});
