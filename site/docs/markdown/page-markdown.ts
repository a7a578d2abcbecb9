import { fromHtml } from 'hast-util-from-html';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { definitionList } from './definition-list.ts';
import { separateEmphasis } from './separate-emphasis.ts';

type Root = ReturnType<typeof fromHtml>;
type Nodes = Root | Root['children'][number];
type Element = Extract<Nodes, { type: 'element' }>;
type Markdown = Parameters<typeof toMarkdown>[0];

export interface PageMarkdown {
  title: string;
  /** The first paragraph. */
  description: string;
  /** With the title as its first heading. */
  markdown: string;
}

/**
 * Converts the `main` of a built docs page to Markdown, without controls and without elements that have
 * `data-no-markdown`. Its links are absolute, so that they lead back from wherever the text goes.
 * @param address of the page, absolute
 * @throws Error when the page has no `main` or no `h1`
 */
export function pageMarkdown(html: string, address: string): PageMarkdown {
  const main = find(fromHtml(html), ({ tagName }) => tagName === 'main');
  const heading = main && find(main, ({ tagName }) => tagName === 'h1');
  const lead = main && find(main, ({ tagName }) => tagName === 'p');
  if (!main || !heading) throw new Error('A page of the documentation has no main heading.');
  const tree = toMdast(main, {
    handlers: { ...handlers, a: linkTo(address), img: imageAt(address) },
    nodeHandlers: { comment: nothing },
  });
  separateEmphasis(tree as Markdown);
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

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The first matching element in document order. */
export function find(
  node: Root | Element,
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (matches(child)) return child;
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

const nothing: Handle = () => undefined;

function linkTo(address: string): Handle {
  return (state, node: Element) => {
    if ('dataNoMarkdown' in node.properties) return undefined;
    // The anchor of a heading has no text and is dropped; that of a field is the field's name.
    if ('dataAnchor' in node.properties) {
      const name = textOf(node);
      return name === '' ? undefined : { type: 'inlineCode', value: name };
    }
    const href = String(node.properties.href ?? '');
    return {
      type: 'link',
      url: URL.parse(href, address)?.href ?? href,
      children: state.all(node) as never,
    };
  };
}

/** A picture without words adds nothing to a text. */
function imageAt(address: string): Handle {
  return (_, { properties: { alt, src } }: Element) => {
    if (!alt) return undefined;
    const url = URL.parse(String(src), address)?.href ?? String(src);
    return { type: 'image', url, alt: String(alt) };
  };
}

/** All other elements are converted by default. */
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
  aside: (state, node: Element) => ({
    type: 'blockquote',
    children: state.toFlow(state.all(node)),
  }),
  div(state, node: Element) {
    if ('dataNoMarkdown' in node.properties) return undefined;
    const { dataResponse, dataSample, role } = node.properties;
    // An illustration made of elements.
    if (role === 'img') return undefined;
    const children = state.toFlow(state.all(node)) as never[];
    if (dataResponse !== undefined) return [...responseName(node), ...inLanguage(children, 'json')];
    if (typeof dataSample !== 'string') return children;
    return inLanguage(children, fences[dataSample] ?? dataSample);
  },
  dl: definitionList,
  pre: (_, node: Element) => ({ type: 'code', value: textOf(node).trimEnd() }),
};

/** How Markdown names the language of a sample, where it has another name. */
const fences: Readonly<Record<string, string>> = { node: 'js', curl: 'sh' };

/** The status, from the accessible name; on the page, the tabs show it. */
function responseName(response: Element): never[] {
  const name = find(response, ({ tagName }) => tagName === 'pre')?.properties.ariaLabel;
  if (typeof name !== 'string') return [];
  return [{ type: 'paragraph', children: [{ type: 'text', value: `${name}:` }] }] as never[];
}

function inLanguage(children: Markdown[], lang: string): never[] {
  return children.map((child) => (child.type === 'code' ? { ...child, lang } : child)) as never[];
}
