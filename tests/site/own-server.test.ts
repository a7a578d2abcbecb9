import { variables } from '@grovemail/config/variables.ts';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { find, textOf } from '../../site/docs/markdown/page-markdown.ts';
import { pages, read } from './built-site.ts';

type Element = NonNullable<ReturnType<typeof find>>;

/** The changelog quotes what was new, for everyone. */
const docs = pages().filter(
  ({ path }) => path.startsWith('/developers/') && !path.endsWith('/changelog.html'),
);

/** Without single words such as `PORT`, which readers' own programs have, too. */
const settings = Object.keys(variables).filter((name) => name.includes('_'));

/** What only a reader with a server of their own can run or set. */
const ownWords = new RegExp(`npm run|git clone|\\bops --|\\b(?:${settings.join('|')})\\b`);

const found = docs.map(({ path, html }) => {
  const main = find(fromHtml(html), ({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${path} has no main.`);
  return { path, main, sides: all(main, ({ properties }) => 'dataFor' in properties) };
});
const having = found.filter(({ sides }) => sides.length > 0);

describe.each(found)('$path', ({ main, sides }) => {
  it('has what concerns an own server in one place, beside its hosted side', () => {
    const named = sides.map(({ properties }) => properties.dataFor);
    expect(named).toEqual(named.length === 0 ? [] : ['hosted', 'own']);
    expect(textWithout(main, sides)).not.toMatch(ownWords);
    for (const hosted of sides.slice(0, 1)) expect(textOf(hosted)).not.toMatch(ownWords);
  });
});

describe.each(having.filter(({ path }) => /\/(?:guides|reference)\//.test(path)))(
  '$path as Markdown',
  ({ path }) => {
    it('names both sides', () => {
      const markdown = read(path.replace(/html$/, 'md')).toString();
      const names = markdown.match(/\*\*(?:Hosted service|Your own server)\*\*$/gm);
      expect(names).toEqual(['**Hosted service**', '**Your own server**']);
    });
  },
);

it('some pages have such a place', () => {
  expect(having.length).toBeGreaterThan(5);
});

function all(node: Element, matches: (element: Element) => boolean): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return matches(child) ? [child] : all(child, matches);
  });
}

function textWithout(node: Element, left: readonly Element[]): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element' || left.includes(child)) return '';
      return textWithout(child, left);
    })
    .join('');
}
