import { fromHtml } from 'hast-util-from-html';
import { textOf } from './page-markdown.ts';

type Parent = Pick<ReturnType<typeof fromHtml>, 'children'>;

export interface Link {
  href: string;
  text: string;
}

/** All links of a page, in document order. */
export function linksOf(html: string): Link[] {
  return links(fromHtml(html));
}

/** The `href` of all links of a page, in document order. */
export function linkedPaths(html: string): string[] {
  return linksOf(html).map(({ href }) => href);
}

function links({ children }: Parent): Link[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const { href } = child.properties;
    const isLink = child.tagName === 'a' && typeof href === 'string';
    return [...(isLink ? [{ href, text: textOf(child).trim() }] : []), ...links(child)];
  });
}
