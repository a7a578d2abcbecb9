import { describe, expect, it } from 'vitest';
import { isGroupOpen, type NavGroup, neighbors } from './nav-tree.ts';

const leaf = (path: string) => ({ label: path, path });
const guides = {
  label: 'Guides',
  path: '/developers/guides',
  leaves: [leaf('/developers/guides/a'), leaf('/developers/guides/b')],
};
const reference: NavGroup = {
  label: 'API Reference',
  path: '/developers/reference',
  leaves: [leaf('/developers/reference/get-started')],
};

describe('R163, F15 a group', () => {
  it.each([
    ['/developers/guides', true],
    ['/developers/guides/a', true],
    ['/developers/guides/a/b/c', true],
    ['/developers', false],
    ['/developers/reference/guides', false],
    ['/developers/guides-of-old', false],
    ['/Developers/guides', false],
  ])('at %s is open: %s', (address, open) => {
    expect(isGroupOpen(guides, address)).toBe(open);
  });
});

describe('neighbors', () => {
  it.each([
    ['/developers/guides/a', undefined, '/developers/guides/b'],
    ['/developers/guides/b', '/developers/guides/a', '/developers/reference/get-started'],
    ['/developers/reference/get-started', '/developers/guides/b', undefined],
    ['/developers/search', undefined, undefined],
  ])('of %s are %s and %s', (path, previous, next) => {
    const found = neighbors([guides, reference], path);
    expect([found.previous?.path, found.next?.path]).toEqual([previous, next]);
  });
});
