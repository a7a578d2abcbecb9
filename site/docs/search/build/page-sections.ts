import { fromHtml } from 'hast-util-from-html';
import { find, textOf } from '../../markdown/page-markdown.ts';

type Root = ReturnType<typeof fromHtml>;
type Nodes = Root | Root['children'][number];
type Element = Extract<Nodes, { type: 'element' }>;

export interface PageSections {
  title: string;
  /** The text before the first heading with an id. */
  lead: string;
  sections: { id: string; title: string; text: string }[];
}

/**
 * The text of a built page, split at headings that have an id.
 * @throws Error when the page has no `main` or no `h1`
 */
export function pageSections(html: string): PageSections {
  const main = find(fromHtml(html), ({ tagName }) => tagName === 'main');
  const heading = main && find(main, ({ tagName }) => tagName === 'h1');
  if (!main || !heading) throw new Error('A page of the documentation has no main heading.');
  const page: PageSections = { title: collapseSpace(textOf(heading)), lead: '', sections: [] };
  const add = (text: string) => {
    const section = page.sections.at(-1);
    if (section) section.text = collapseSpace(`${section.text} ${text}`);
    else page.lead = collapseSpace(`${page.lead} ${text}`);
  };
  const walk = (node: Nodes) => {
    if (node.type === 'text') return;
    if (node.type !== 'element') {
      if ('children' in node) node.children.forEach(walk);
      return;
    }
    const { tagName, properties } = node;
    if (skippedElements.has(tagName) || 'dataNoMarkdown' in properties) return;
    if (isSectionHeading(node)) {
      page.sections.push({
        id: String(properties.id),
        title: collapseSpace(textOf(node)),
        text: '',
      });
    } else if (textElements.has(tagName) && !find(node, isSectionHeading)) add(textOf(node));
    else node.children.forEach(walk);
  };
  walk(main);
  return page;
}

function isSectionHeading({ tagName, properties }: Element): boolean {
  return /^h[2-4]$/.test(tagName) && Boolean(properties.id);
}

/** Elements whose text is read whole, unless a section starts in them, as in a step. */
const textElements = new Set(['p', 'li', 'td', 'th', 'dt', 'dd', 'h3', 'h4']);
const skippedElements = new Set(
  'h1 nav footer form fieldset dialog button script style svg figure template'.split(' '),
);

function collapseSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
