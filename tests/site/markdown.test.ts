import { describe, expect, it } from 'vitest';
import { pages as builtPages, read } from './built-site.ts';

const pages = builtPages()
  .map(({ path }) => path.replace(/^\//, '').replace(/\.html$/, ''))
  .filter((path) => /^developers\/(?:guides|reference)\//.test(path));

it('R280 there are pages of the documentation', () => {
  expect(pages.length).toBeGreaterThan(1);
});

describe.each(pages)('%s', (page) => {
  const markdown = read(`${page}.md`).toString();

  it('is there as Markdown, beginning with its title', () => {
    expect(markdown).toMatch(/^# \S/);
  });

  it('stands in both files for agents', () => {
    expect(read('llms.txt').toString()).toContain(`(/${page}.md)`);
    expect(read('llms-full.txt').toString()).toContain(markdown);
  });

  it('names each answer by its status', () => {
    const examples = markdown.match(/^```json$/gm) ?? [];
    const answers = markdown.match(/^.+, answer \d{3}:\n\n```json$/gm) ?? [];
    if (page.startsWith('developers/reference/')) expect(answers.length).toBe(examples.length);
    expect(markdown).not.toMatch(/^\[\d+ more\]/m);
  });

  it('leaves nothing of the page around it', () => {
    // Code may well be about elements.
    const words = markdown.replace(/```[\s\S]*?```|`[^`\n]+`/g, '');
    expect(words).not.toMatch(/<(?:svg|button|nav|script|div)\b|Skip to content|Copy code/);
  });
});
