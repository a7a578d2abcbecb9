import { fromHtml } from 'hast-util-from-html';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { definitionList } from './definition-list.ts';

type Root = ReturnType<typeof fromHtml>;
type Nodes = Root | Root['children'][number];
type Element = Extract<Nodes, { type: 'element' }>;
type Markdown = Parameters<typeof toMarkdown>[0];

export interface PageMarkdown {
  title: string;
  /** Its first paragraph. */
  description: string;
  /** With the title as its first heading. */
  markdown: string;
}

/**
 * A built page of the documentation as Markdown: what stands in its `main`, without what only works
 * in a browser.
 * @param html the built page; what has `data-no-markdown` is left out
 * @throws Error when the page has no `main` or no heading of its own
 */
export function pageMarkdown(html: string): PageMarkdown {
  const main = find(fromHtml(html), ({ tagName }) => tagName === 'main');
  const heading = main && find(main, ({ tagName }) => tagName === 'h1');
  const lead = main && find(main, ({ tagName }) => tagName === 'p');
  if (!main || !heading) throw new Error('A page of the documentation has no main heading.');
  const tree = toMdast(main, { handlers, nodeHandlers: { comment: nothing } });
  const markdown = toMarkdown(tree as Markdown, {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    fences: true,
  });
  return {
    title: textOf(heading).trim(),
    description: lead ? textOf(lead).trim() : '',
    markdown,
  };
}

/** The plain text of a part of a page. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The first element that fits, from the top. */
export function find(
  node: Root | Element,
  fits: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (fits(child)) return child;
    const found = find(child, fits);
    if (found) return found;
  }
  return undefined;
}

const nothing: Handle = () => undefined;

/** Their contents in place of what stands around them. */
const handlers: Record<string, Handle> = {
  button: nothing,
  dialog: nothing,
  fieldset: nothing,
  footer: nothing,
  form: nothing,
  nav: nothing,
  script: nothing,
  style: nothing,
  svg: nothing,
  a(state, node: Element) {
    if ('dataNoMarkdown' in node.properties) return undefined;
    // A heading's link to itself says nothing to a reader of text; a field's is its name.
    if ('dataAnchor' in node.properties) {
      const name = textOf(node);
      return name === '' ? undefined : { type: 'inlineCode', value: name };
    }
    return {
      type: 'link',
      url: String(node.properties.href ?? ''),
      children: state.all(node) as never,
    };
  },
  aside: (state, node: Element) => ({
    type: 'blockquote',
    children: state.toFlow(state.all(node)),
  }),
  div(state, node: Element) {
    if ('dataNoMarkdown' in node.properties) return undefined;
    const { dataAnswer, dataSample, role } = node.properties;
    // A picture made of elements.
    if (role === 'img') return undefined;
    const children = state.toFlow(state.all(node)) as never[];
    if (dataAnswer !== undefined) return [...answerName(node), ...inLanguage(children, 'json')];
    if (typeof dataSample !== 'string') return children;
    return inLanguage(children, dataSample === 'node' ? 'js' : dataSample);
  },
  dl: definitionList,
  pre: (_, node: Element) => ({ type: 'code', value: textOf(node).trimEnd() }),
};

/** The name that screen readers hear, which tells its status: tabs show it to everyone else. */
function answerName(answer: Element): never[] {
  const name = find(answer, ({ tagName }) => tagName === 'pre')?.properties.ariaLabel;
  if (typeof name !== 'string') return [];
  return [{ type: 'paragraph', children: [{ type: 'text', value: `${name}:` }] }] as never[];
}

function inLanguage(children: Markdown[], lang: string): never[] {
  return children.map((child) => (child.type === 'code' ? { ...child, lang } : child)) as never[];
}
