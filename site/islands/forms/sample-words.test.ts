import { expect, it } from 'vitest';
import {
  type FollowedLog,
  type SampleLogData,
  sampleLines,
  sampleOutcome,
  shownTime,
} from './sample-words.ts';

const at = '2026-11-21T14:01:36.000Z';
const logOf = (status: SampleLogData['status']): SampleLogData => ({
  status,
  created_at: at,
  attempts: [],
});

it.each<[string, FollowedLog, RegExp]>([
  ['nothing before the first response', { log: null, phase: 'following' }, /^$/],
  ['nothing while it waits', { log: logOf('queued'), phase: 'following' }, /^$/],
  ['that it takes longer', { log: logOf('queued'), phase: 'late' }, /will try again by itself/],
  ['the same without any response', { log: null, phase: 'late' }, /will try again by itself/],
  ['that the log is out of reach', { log: null, phase: 'lost' }, /can’t be read/],
  ['nothing of an end it cannot know', { log: logOf('queued'), phase: 'lost' }, /can’t be read/],
  ['where to look', { log: logOf('sent'), phase: 'settled' }, /Check your inbox/],
  ['that it was refused', { log: logOf('failed'), phase: 'settled' }, /refused/],
  ['that it came back', { log: logOf('bounced'), phase: 'settled' }, /came back/],
  [
    'one sentence for every address that gets none',
    { log: logOf('not_sent'), phase: 'settled' },
    /^Nothing was sent/,
  ],
])('says %s', (_, followed, words) => {
  expect(sampleOutcome(followed)).toMatch(words);
});

it('has a line for each thing that happened, and never one about opens', () => {
  const attempts: SampleLogData['attempts'] = [
    { at, outcome: 'failed', reply: null },
    { at, outcome: 'failed', reply: '550 No such mailbox' },
    { at, outcome: 'sent', reply: '250 Ok' },
    { at, outcome: 'bounced', reply: '552 Full' },
  ];
  const lines = sampleLines({ ...logOf('bounced'), attempts });
  expect(lines.map(({ name, reply, isBad }) => [name, reply, isBad])).toEqual([
    ['Queued', null, false],
    ['Tried', null, true],
    ['Refused', '550 No such mailbox', true],
    ['Accepted', '250 Ok', false],
    ['Returned', '552 Full', true],
  ]);
});

it('has no line for what was not queued', () => {
  expect(sampleLines({ status: 'not_sent', created_at: null, attempts: [] })).toEqual([]);
});

it('shows when, then how long after the one before', () => {
  expect(shownTime(at)).toMatch(/^\d{1,2}:01:36\s[ap]m$/);
  expect(shownTime('2026-11-21T14:01:36.012Z', at)).toBe('+12 ms');
  expect(shownTime('2026-11-21T14:01:37.112Z', at)).toBe('+1.1 s');
  expect(shownTime('2026-11-21T14:05:40.000Z', at)).toBe('+4 min');
});
