import type { AuditItem } from '@grovemail/contract/console/audit.ts';
import { expect, it } from 'vitest';
import { meansOf, sentenceOf, whoOf } from './sentences.ts';

const id = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55';

function entry(command: string, subject: string | null = null, name: string | null = null) {
  const item = { id, createdAt: 1, operator: 'root', givenName: null, keyLabel: null };
  return { ...item, command, subject, name } satisfies AuditItem;
}

it.each([
  ['console keys create', `key:${id}`, 'Loyalty app', 'made the key Loyalty app'],
  ['keys revoke --yes', `key:${id}`, null, 'revoked the key 0c9b1e55'],
  ['console handle --answered', `enquiry:${id}`, null, 'answered the enquiry 0c9b1e55'],
  ['console handle', `lead:${id}`, null, 'changed the owner or the answer of the lead 0c9b1e55'],
  ['console note', `lead:${id}`, null, 'noted on the lead 0c9b1e55'],
  ['leads release', `lead:${id}`, null, 'let through the lead 0c9b1e55'],
  ['console discard quarantine', `subscriber:${id}`, null, 'discarded the sign-up 0c9b1e55'],
  ['outbox retry', `outbox:${id}`, null, 'resent the email 0c9b1e55'],
  ['console outbox discard', `outbox:${id} outbox:${id}`, null, 'discarded 2 emails'],
  ['console templates put', 'template:order shipped', null, 'stored the template order shipped'],
  ['preferences lift --all', 'person:a91fxxxxxx3ex', null, 'lifted the suppression of a91f…3ex'],
  ['preferences import --all', 'suppressions:2400', null, 'imported a list of suppressions'],
  ['POST /v1/suppressions/lift --list news', 'person:a91fx', null, /^lifted the suppression of /],
  ['console export inbox', null, null, 'exported leads and enquiries'],
  ['something new --all', `thing:${id}`, null, 'ran “something new” on the thing 0c9b1e55'],
  ['constructor', null, null, 'ran “constructor”'],
])('%s, about %s', (command, subject, name, expected) => {
  const { did, what } = sentenceOf(entry(command, subject, name));
  expect(`${did} ${what}`.trim()).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});

it('leaves to the detail how many, and what was typed beside', () => {
  expect(sentenceOf(entry('preferences import --list news', 'suppressions:2400'))).toMatchObject({
    detail: '2,400 addresses, list news',
  });
  expect(sentenceOf(entry('console preferences import', 'suppression-list:2400')).detail).toBe(
    '2,400 rows in the list',
  );
  expect(sentenceOf(entry('preferences suppress --all --complaint')).detail).toBe(
    'all lists, as a complaint',
  );
  expect(sentenceOf(entry('keys revoke --yes', `key:${id}`)).detail).toBe('');
  expect(sentenceOf(entry('console handle --taken', `lead:${id}`)).detail).toBe('');
});

it.each([
  ['console templates put', 'template:a/b', '/templates/a%2Fb'],
  ['keys create', `key:${id}`, `/keys/${id}`],
  ['console note', `enquiry:${id}`, `/inbox/${id}`],
  ['console outbox discard', `outbox:${id} outbox:${id}`, null],
  ['person erase', 'person:a91fxxxxxx3ex', null],
])('%s, about %s, leads to %s', (command, subject, path) => {
  expect(sentenceOf(entry(command, subject)).path).toBe(path);
});

it('says who did it, and with what', () => {
  const ops = entry('keys create');
  const key = { ...entry('POST /v1/suppressions/lift'), operator: `API key ${id}` };
  expect([ops, { ...ops, givenName: 'ada' }, { ...key, keyLabel: 'Shop' }].map(whoOf)).toEqual([
    ...['root', 'ada', 'Shop'],
  ]);
  expect([ops, entry('console note'), key].map(meansOf)).toEqual(['ops', 'Console', 'API']);
});
