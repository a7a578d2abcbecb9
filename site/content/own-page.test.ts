import { describe, expect, it } from 'vitest';
import { ownPage } from './own-page.ts';

const head = { title: 'About us', description: 'Who we are, and why we write letters to you.' };
const taken = new Set(['pricing', 'v1']);

it.each([head, { ...head, link: 'header' }, { ...head, link: 'footer' }])('reads %j', (front) => {
  expect(ownPage('./pages/our-story.md', front, taken)).toEqual({ slug: 'our-story', ...front });
});

describe('says what to do about', () => {
  it.each(['About', 'über-uns', 'a_b', 'a b', '-a', 'a--b', 'index.html', ''])(
    'the name %j',
    (slug) => {
      expect(() => ownPage(`./pages/${slug}.md`, head, taken)).toThrow(
        `site/content/pages/${slug}.md: its name becomes its address`,
      );
    },
  );

  it.each(['pricing', 'v1'])('the taken address /%s', (slug) => {
    expect(() => ownPage(`./pages/${slug}.md`, head, taken)).toThrow(
      `site/content/pages/${slug}.md: /${slug} is another page's address. Rename the file.`,
    );
  });

  it.each<[string, unknown]>([
    ['no head', undefined],
    ['an empty one', {}],
    ['no description', { title: 'About us' }],
    ['a short description', { ...head, description: 'Us.' }],
    ['a long title', { ...head, title: 'A'.repeat(61) }],
    ['a link elsewhere', { ...head, link: 'menu' }],
    ['an unknown field', { ...head, draft: true }],
  ])('%s', (_, front) => {
    expect(() => ownPage('./pages/about.md', front, taken)).toThrow(
      /^site\/content\/pages\/about\.md: between the lines --- at its top, it needs a title/,
    );
  });
});
