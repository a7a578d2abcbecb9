import { expect, it } from 'vitest';
import type { Field } from '../../reference/model/fields.ts';
import { fieldEntries, fieldUses } from './field-entries.ts';

const field = (path: string, fields: Field[] = []): Field => ({
  name: path.split('.').at(-1) ?? path,
  path,
  type: 'string',
  required: false,
  limits: 'at most 100 characters',
  description: `What ${path} is.`,
  fields,
});
const call = (name: string) => ({ href: `/calls#${name}`, title: name, aside: 'Contacts' });

it('has one entry for each name, of the first request that has it', () => {
  const entries = fieldEntries([
    ...fieldUses([field('payload', [field('payload.email')])], call('list')),
    ...fieldUses([field('address', [field('address.email')])], call('save')),
    ...fieldUses([field('email')], call('send')),
    ...fieldUses([field('email')], call('delete')),
  ]);
  expect(entries.map(({ title, href, of }) => [title, href, of])).toEqual([
    ['payload', '/calls#list.payload', 'list'],
    ['email', '/calls#send.email', 'send, list, save, and 1 more'],
    ['address', '/calls#save.address', 'save'],
  ]);
});

it('keeps what only responses have', () => {
  const [, entry] = fieldEntries(
    fieldUses([field('payload', [field('payload.next')])], call('list')),
  );
  expect(entry).toMatchObject({ title: 'payload.next', names: ['next'], kind: 'field' });
});

it('has no entries without fields', () => {
  expect(fieldEntries([])).toEqual([]);
});
