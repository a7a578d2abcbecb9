import { expect, it } from 'vitest';
import { gigabytes, headline } from './health-words.ts';

const alarm = (name: string) => ({ name, state: 'alarm' as const, found: 'x' });
const notice = { name: 'Backups', state: 'notice' as const, found: 'x' };
const health = {
  checkedAt: 0,
  checks: [],
  lastBackupAt: null,
  disk: null,
  isPostgres: false,
  queue: { waiting: 0, oldestAt: null, gaveUp: 0 },
  mail: { sent: 0, reports: 0 },
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

it('never promises more space than there is', () => {
  expect(gigabytes(61_999_999_999)).toBe('61 GB');
});
