import { describe, expect, it } from 'vitest';
import { linkedPaths } from './linked-paths.ts';
import { llmsFull, llmsIndex } from './llms.ts';

const page = (path: string, title: string) => ({
  path,
  title,
  description: `All about ${title}.`,
  markdown: `# ${title}\n`,
});
const pages = [
  page('/developers/guides/quickstart', 'Quickstart'),
  page('/developers/guides/errors/internal', '500 `internal`'),
];

const origin = 'https://forms.example';
const site = { name: 'Shop docs', description: 'A shop.', origin, mcp: 'https://api.example/mcp' };

describe('llmsIndex', () => {
  it('lists each page once, in its group, with its description', () => {
    const index = llmsIndex(site, pages);
    expect(index).toContain(
      '## Guides\n\n- [Quickstart](https://forms.example/developers/guides/quickstart.md): All about Quickstart.\n',
    );
    expect(index).toContain('## Errors\n\n- [500 `internal`]');
    expect(index).not.toContain('## API reference');
  });

  it('names the MCP server', () => {
    expect(llmsIndex(site, pages)).toContain('`https://api.example/mcp`');
  });
});

it('includes every page with its address in llms-full.txt', () => {
  expect(llmsFull(site, pages)).toContain(
    '<!-- https://forms.example/developers/guides/quickstart -->\n\n# Quickstart\n',
  );
});

it('finds links in page order', () => {
  expect(
    linkedPaths(
      '<link href="/c"><nav><a href="/b">b</a></nav><p><a name="x"><b></b></a><a href="/a">a</a></p>',
    ),
  ).toEqual(['/b', '/a']);
});
