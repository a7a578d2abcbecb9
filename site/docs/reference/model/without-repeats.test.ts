import { expect, it } from 'vitest';
import { contract } from './contract.ts';
import { referencePages } from './reference-pages.ts';
import { withoutRepeats } from './without-repeats.ts';

const shownOn = (slug: string) => {
  const page = referencePages(contract).find((one) => one.slug === slug);
  return withoutRepeats(page?.webhooks ?? []);
};
const dataOf = (webhook: ReturnType<typeof shownOn>[number] | undefined) =>
  webhook?.groups.find(({ title }) => title === 'Body')?.fields.find(({ name }) => name === 'data');

it('shows the first webhook of a page whole', () => {
  const [first] = shownOn('transactionals');
  expect(first?.groups.every(({ fields, same }) => fields.length > 0 && !same)).toBe(true);
  expect(dataOf(first)?.fields.length).toBeGreaterThan(5);
  expect(first?.responses.length).toBeGreaterThan(1);
});

it('leaves out what an earlier one has, and names it', () => {
  const [sent, failed] = shownOn('transactionals');
  expect(failed?.groups.find(({ title }) => title === 'Headers')).toMatchObject({
    fields: [],
    same: { href: `#${sent?.id}.Headers`, title: sent?.title },
  });
  expect(dataOf(failed)).toMatchObject({ fields: [], same: { href: `#${sent?.id}.data` } });
  expect(failed).toMatchObject({ responses: [], sameResponses: { href: `#${sent?.id}.answers` } });
});

it('keeps what differs', () => {
  const webhooks = shownOn('contacts');
  const deleted = webhooks.find(({ name }) => name === 'contact.deleted');
  expect(dataOf(deleted)?.fields.map(({ name }) => name)).toContain('id');
  expect(dataOf(deleted)?.same).toBeUndefined();
  expect(deleted?.groups.find(({ title }) => title === 'Body')?.fields[0]?.name).toBe('type');
});
