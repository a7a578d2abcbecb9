import { gaveUpCauses } from '@grovemail/contract/console/gave-up.ts';
import { expect, it } from 'vitest';
import { causeWords, elsewhereOf } from './causes.ts';

it.each([
  ['passing', '452 4.2.2', 'The mailbox was full'],
  ['passing', '552 5.2.2', 'The mailbox was full'],
  ['passing', '451 4.3.0', 'The mail server put it off for too long'],
  ['message', '552 5.3.4', 'The email is too large'],
  ['message', '554 5.6.0', 'The email itself was rejected'],
  ['webhook', '410', 'The webhook is gone'],
  ['webhook', '503', 'The webhook fails'],
  ['other', '', 'No mail server was reached'],
] as const)('%s %s: %s', (cause, code, title) => {
  expect(causeWords({ cause, code }).title).toBe(title);
});

it.each(gaveUpCauses)('%s has words, whatever its code is', (cause) => {
  for (const code of ['', '999', '550 5.9.9', '__proto__'])
    expect(causeWords({ cause, code }).text).not.toBe('');
});

it.each([
  ['webhook', { kind: 'webhook', id: 'w1', name: 'shop.example' }, '/webhooks/w1'],
  ['webhook', null, '/webhooks'],
  ['message', { kind: 'template', id: 'a/b', name: 'a/b' }, '/templates/a%2Fb'],
  ['message', null, undefined],
  ['passing', null, undefined],
] as const)('%s about %j leads to %s', (cause, about, path) => {
  const row = { cause, code: '', count: 1, days: [], about };
  expect(elsewhereOf(row)?.path).toBe(path);
});
