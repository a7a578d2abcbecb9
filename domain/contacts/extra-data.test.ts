import { describe, expect, it } from 'vitest';
import { fitsContact } from './extra-data.ts';

const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`name ${at}`, at]));

describe('fitsContact', () => {
  it.each<[held: string, data: object, fits: boolean]>([
    ['nothing', {}, true],
    ['100 names', names(100), true],
    ['101 names', names(101), false],
    ['1,000 names with the nested ones', { a: [names(500), names(499)] }, true],
    ['1,001 names with the nested ones', { a: [names(500), { b: names(499) }] }, false],
    ['65,536 characters', { a: 'x'.repeat(65_536 - '{"a":""}'.length) }, true],
    ['65,537 characters', { a: 'x'.repeat(65_537 - '{"a":""}'.length) }, false],
  ])('%s', (_, data, fits) => {
    expect(fitsContact(data as Record<string, unknown>)).toBe(fits);
  });
});
