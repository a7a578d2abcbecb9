import { expect, it } from 'vitest';
import { headline, size } from './health-words.ts';

const alarm = (name: string) => ({ name, state: 'alarm' as const, found: 'x' });
const notice = { name: 'Backups', state: 'notice' as const, found: 'x' };
const health = {
  checkedAt: 0,
  checks: [],
  backups: null,
  disk: null,
  isPostgres: false,
  queue: { waiting: 0, oldestAt: null, gaveUp: 0 },
  mail: { hours: [], reports: 0 },
};

it('says how things are', () => {
  expect(headline(health)).toBe('Mail goes out. Nothing to do.');
  expect(headline({ ...health, checks: [alarm('a'), notice] })).toBe(
    'Mail goes out. One thing to do.',
  );
  const many = Array.from({ length: 12 }, (_, at) => alarm(String(at)));
  expect(headline({ ...health, checks: many })).toBe('Mail goes out. 12 things to do.');
  const queue = { waiting: 1, oldestAt: Date.now() - 3_600_000, gaveUp: 0 };
  expect(headline({ ...health, queue })).toBe('Mail waits. Nothing to do.');
});

it.each([
  [61_999_999_999, '61 GB'],
  [1_499_999_999, '1.4 GB'],
  [9_999, '9.9 kB'],
  [327_000_000, '327 MB'],
  [0, '0 kB'],
  [4_000_000_000_000_000, '4,000 TB'],
])('never promises more space than there is: %d', (bytes, text) => {
  expect(size(bytes)).toBe(text);
});
