import { expect, it } from 'vitest';
import { countTests, finalLine } from './count-tests.ts';

it.each(['', 'null', '[]', '{"numTotal', '"3 passed"', '{}'])('counts nothing in %j', (text) => {
  expect(countTests(text)).toBeNull();
});

it('counts a file that could not be loaded as failed', () => {
  const report = { numPassedTests: 4, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(countTests(JSON.stringify(report))).toEqual({ passed: 4, failed: 1, flaky: [] });
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  expect(countTests(JSON.stringify({ stats, errors: [{}] }))).toEqual({
    passed: 0,
    failed: 1,
    flaky: [],
  });
});

it('counts a test that passed on retry as passed, and lists it as flaky', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2 };
  const good = { title: 'good', tests: [{ status: 'expected' }] };
  const flaky = { title: 'sends', tests: [{ status: 'flaky' }] };
  const suites = [
    { title: 'a.spec.ts', specs: [good, flaky], suites: [{ title: 'form', specs: [flaky] }] },
    { title: 'b.spec.ts', specs: [good] },
  ];
  expect(countTests(JSON.stringify({ stats, errors: [], suites }))).toEqual({
    passed: 7,
    failed: 1,
    flaky: ['a.spec.ts › sends', 'a.spec.ts › form › sends'],
  });
});

it('counts the tests of a Vitest report', () => {
  const report = { numPassedTests: 12, numFailedTests: 3, numFailedTestSuites: 2 };
  expect(countTests(JSON.stringify(report))).toEqual({ passed: 12, failed: 3, flaky: [] });
});

it('prints the final line that other programs parse', () => {
  expect(finalLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
});
