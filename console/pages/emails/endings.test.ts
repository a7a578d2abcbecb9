import type { EmailDetail } from '@grovemail/contract/console/emails.ts';
import { expect, it } from 'vitest';
import { endingOf } from './endings.ts';

const detail = (status: EmailDetail['status'], reply = ''): EmailDetail => ({
  id: 'i',
  createdAt: 1,
  subject: 's',
  what: 'w',
  isTemplate: true,
  to: 't',
  status,
  replyTo: null,
  unfilled: [],
  entry: null,
  stopped: [],
  events: [
    { kind: 'accepted', at: 1, reply: '' },
    { kind: 'sent', at: 2, reply: '250 2.0.0 Ok' },
    { kind: 'bounced', at: 3, reply },
  ],
});

it.each([
  ['bounced', '550 5.1.1 unknown', ['Returned', 'No such box', 3]],
  ['bounced', '552 5.2.2 full', ['Returned', 'Box full', 3]],
  ['bounced', 'no code', ['Returned', 'To sender', 3]],
  ['sent', '', ['Sent', 'By email', 2]],
  ['suppressed', '', ['Stopped', 'Not sent', 1]],
] as const)('%s, %s', (status, reply, wanted) => {
  const ending = endingOf(detail(status, reply));
  expect([ending?.word, ending?.why, ending?.at]).toEqual(wanted);
});

it('what waits has not ended', () => {
  expect(endingOf(detail('queued'))).toBeNull();
});
