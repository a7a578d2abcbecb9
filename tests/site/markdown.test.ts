import { describe, expect, it } from 'vitest';
import { pages as builtPages, read } from './built-site.ts';

const pages = builtPages()
  .map(({ path }) => path.replace(/^\//, '').replace(/\.html$/, ''))
  .filter((path) => /^developers\/(?:guides|reference)\//.test(path));

/** Built without SITE_URL, the texts contain its placeholder. */
const site = 'http://localhost:3000';

it('R280 the documentation has pages', () => {
  expect(pages.length).toBeGreaterThan(1);
});

it('/developers, which shows the first page, has its Markdown', () => {
  const markdown = read('developers/reference/get-started.md');
  expect(read('developers.md').equals(markdown)).toBe(true);
});

describe.each(pages)('%s', (page) => {
  const markdown = read(`${page}.md`).toString();
  // Code samples may contain elements.
  const prose = markdown.replace(/```[\s\S]*?```|`[^`\n]+`/g, '');

  it('has a Markdown version that starts with its title', () => {
    expect(markdown).toMatch(/^# \S/);
  });

  it('is in llms.txt and llms-full.txt', () => {
    expect(read('llms.txt').toString()).toContain(`(${site}/${page}.md)`);
    expect(read('llms-full.txt').toString()).toContain(markdown);
  });

  it('labels each response with its status', () => {
    const examples = markdown.match(/^```json$/gm) ?? [];
    const responses = markdown.match(/^.+, response \d{3}:\n\n```json$/gm) ?? [];
    if (page.startsWith('developers/reference/')) expect(responses.length).toBe(examples.length);
    expect(markdown).not.toMatch(/^\[\d+ more\]/m);
  });

  it('has this site in the addresses of its examples', () => {
    expect(markdown).not.toContain('site.example');
  });

  it('leads back to the site, and has no character references in words', () => {
    expect(prose.match(/\]\((?!https?:|mailto:)[^)]*\)/g) ?? []).toEqual([]);
    expect(prose.match(/.{0,20}&#\w+;.{0,20}/g) ?? []).toEqual([]);
  });

  it('contains nothing of the page layout', () => {
    expect(prose).not.toMatch(/<(?:svg|button|nav|script|div)\b|Skip to content|Copy code/);
  });
});
