import { describe, expect, it } from 'vitest';
import type { SearchEntry } from './search-entry.ts';
import { searchIndex } from './search-index.ts';

const field = (title: string, text = ''): SearchEntry => ({
  kind: 'field',
  title,
  href: `/fields#${title}`,
  type: 'string',
  of: 'Create or update a contact, POST /v1/contacts',
  aside: 'Contacts',
  text,
});
const find = searchIndex([
  field('payload.data.date_of_birth', 'What is stored.'),
  field('data.date_of_birth', 'What was saved: date of birth.'),
  field('date_of_birth', 'A day from 1900 until today.'),
  field('date', 'When it happened.'),
  field('Idempotency-Key'),
  {
    kind: 'error',
    title: 'unknown_template',
    href: '/errors/unknown_template',
    type: 'Unknown template',
    aside: '404',
    text: 'There is no template with this template_code.',
  },
  {
    kind: 'guide',
    title: 'Greet on a birthday',
    href: '/guides/templates#greet',
    of: 'Templates',
    aside: 'Guide',
    text: 'Fill @date_of_birth from the stored contact.',
  },
]);
const titles = (query: string) => find(query).groups.map(({ entries }) => entries[0]?.title);

describe('searchIndex', () => {
  it.each([
    'date_of_birth',
    'dateofbirth',
    'date of birth',
    'birth of date',
    'dateOfBirth',
    'DATE_OF_BIRTH',
    'date_of_brith',
    'dateofbrith',
    'date_of_birt',
    'date_of_bith',
  ])('finds the field by %j, that of a request first', (query) => {
    const fields = find(query).groups.find(({ kind }) => kind === 'field');
    expect(fields?.entries[0]?.title).toBe('date_of_birth');
  });

  it.each(['unknown_template', 'unknown template', 'unknwon_template', '404', 'template_code'])(
    'finds the error by %j',
    (query) => {
      expect(titles(query)[0]).toBe('unknown_template');
    },
  );

  it.each(['idempotency-key', 'idempotency', 'idempotecny key'])(
    'finds a header by %j',
    (query) => {
      expect(titles(query)[0]).toBe('Idempotency-Key');
    },
  );

  it('lists the words it corrected', () => {
    expect(find('date_of_brith').corrections).toEqual([
      { typed: 'brith', corrected: 'birth', isSwap: true },
    ]);
    expect(find('date_of_birth').corrections).toEqual([]);
  });

  it('requires all words, or some of them if no entry has all', () => {
    expect(find('date template_code unknown').total).toBeGreaterThan(0);
    expect(find('stored contact').groups[0]?.kind).toBe('guide');
  });

  it.each(['', '   ', '_', '…', '<qq>', 'xylophone', '🙂'])('finds nothing by %j', (query) => {
    expect(find(query)).toMatchObject({ groups: [], total: 0 });
  });
});
