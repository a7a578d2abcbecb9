import { describe, expect, it } from 'vitest';
import { docsSearch } from './docs-search.ts';
import type { SearchEntry } from './search-entry.ts';

const page = (title: string, slug: string, text = ''): SearchEntry => ({
  kind: 'page',
  title,
  href: `/guides/${slug}`,
  names: [slug.replaceAll('-', ' '), title.split(' and ')[0] ?? ''],
  aside: 'Guide',
  text,
});
const section = (title: string, href: string, text = ''): SearchEntry => ({
  kind: 'section',
  title,
  href,
  of: 'Its page',
  aside: 'Guide',
  text,
});
const field = (path: string, text = ''): SearchEntry => ({
  kind: 'field',
  title: path,
  href: `/fields#${path}`,
  names: [path.split('.').at(-1) ?? path],
  type: 'string',
  of: 'Create or update a contact',
  aside: 'Contacts',
  text,
});
const entries: SearchEntry[] = [
  page('Webhooks and their signatures', 'webhooks', 'Learn what happened.'),
  section('Add a webhook', '/guides/webhooks#add', 'A URL of yours.'),
  section('Verify the signature', '/guides/webhooks#verify', 'Compare the HMAC in constant time.'),
  page('Pagination', 'pagination', 'Follow the cursor.'),
  page('Unsubscribes and suppressions', 'suppressions'),
  page('Rate limits', 'rate-limits', 'Calls a minute.'),
  { ...section('Batch results', '/changelog#batch'), kind: 'change' },
  {
    kind: 'call',
    title: 'Send a transactional email',
    href: '/emails#send',
    names: ['Send a transactional email', 'sendTransactional', '/v1/transactionals'],
    type: 'POST /v1/transactionals',
    aside: 'Transactional emails',
    text: 'With an attachment.',
  },
  {
    kind: 'error',
    title: 'invalid_json',
    href: '/errors/invalid_json',
    names: ['invalid_json', 'Invalid JSON', '400'],
    aside: '400',
    text: 'The body is not valid JSON.',
  },
  {
    kind: 'webhook',
    title: 'A contact was saved',
    href: '/contacts#saved',
    names: ['A contact was saved', 'contact.updated'],
    aside: 'Contacts',
    text: '',
  },
  field('date_of_birth', 'A day from 1900 until today.'),
  field('payload.cursor', 'Gets the next page.'),
];
const find = docsSearch(entries);
const first = (query: string) => find(query).entries[0]?.title;

describe('rejected', () => {
  it.each(['', '   ', '_', '…', '<qq>', '🙂', '-', '"'])('finds nothing by %j', (query) => {
    expect(find(query).entries).toEqual([]);
  });

  it.each(['xylophone', 'valib', 'vapit', 'cors', 'curser2'])(
    'finds nothing by %j, which is close to other words and none of them',
    (query) => {
      expect(find(query)).toMatchObject({ entries: [], corrections: [], unknown: [query] });
    },
  );

  it('reads twenty words, however long the query', () => {
    const words = Array.from({ length: 20 }, (_, at) => `q${at}`).join(' ');
    expect(find(`${words} webhook`).entries).toEqual([]);
    expect(find(`${words.slice(3)} webhook`).entries).not.toEqual([]);
  });

  it('finds nothing in no entries', () => {
    expect(docsSearch([])('webhook')).toMatchObject({ entries: [], unknown: ['webhook'] });
  });
});

describe('docsSearch', () => {
  it.each([
    ['webhook', 'Webhooks and their signatures'],
    ['Webhooks', 'Webhooks and their signatures'],
    ['webhoo', 'Webhooks and their signatures'],
    ['web hook', 'Webhooks and their signatures'],
    ['verifying', 'Verify the signature'],
    ['verified webhooks', 'Verify the signature'],
    ['hmac', 'Verify the signature'],
    ['suppressing', 'Unsubscribes and suppressions'],
    ['unsubscribin', 'Unsubscribes and suppressions'],
    ['ratelimit', 'Rate limits'],
    ['429', 'Rate limits'],
    ['send email', 'Send a transactional email'],
    ['sendTransactional', 'Send a transactional email'],
    ['send an email with an attachment', 'Send a transactional email'],
    ['invalid json error', 'invalid_json'],
    ['400', 'invalid_json'],
  ])('finds by %j %s', (query, title) => {
    expect(first(query)).toBe(title);
  });

  it.each([
    'date_of_birth',
    'dateofbirth',
    'date of birth',
    'birth of date',
    'dateOfBirth',
    'DATE_OF_BIRTH',
    'date_of_birt',
    'date_of_brith',
    'dateofbrith',
    'date_of_bith',
    'birthday',
  ])('finds the field by %j', (query) => {
    expect(first(query)).toBe('date_of_birth');
  });

  it('ranks a page of the name before a field, and a change last', () => {
    expect(find('cursor').entries.map(({ title }) => title)).toEqual([
      'Pagination',
      'payload.cursor',
    ]);
    expect(find('batch').entries.at(-1)?.kind).toBe('change');
  });

  it('takes the code of a webhook for its name only if it is typed as one', () => {
    expect(first('contact.updated')).toBe('A contact was saved');
    expect(first('contact')).toBe('A contact was saved');
  });

  it('says what it read, and what is nowhere', () => {
    expect(find('webhok')).toMatchObject({
      corrections: [{ typed: 'webhok', corrected: 'webhook' }],
      unknown: [],
    });
    expect(find('date of birth')).toMatchObject({ corrections: [], unknown: [] });
    expect(find('kafka webhooks')).toMatchObject({
      entries: [{ title: 'Webhooks and their signatures' }],
      unknown: ['kafka'],
    });
  });

  it('finds nothing if a single common word remains', () => {
    expect(find('schedule email').entries).toEqual([]);
  });

  it('marks words in the form of the text', () => {
    expect(find('verifying').marks).toEqual(expect.arrayContaining(['verif']));
  });
});
