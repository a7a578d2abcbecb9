import { fromHtml } from 'hast-util-from-html';

type Parent = Pick<ReturnType<typeof fromHtml>, 'children'>;

/** The `href` of all links of a page, in document order. */
export function linkedPaths(html: string): string[] {
  return hrefs(fromHtml(html));
}

function hrefs({ children }: Parent): string[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const { href } = child.properties;
    const own = child.tagName === 'a' && typeof href === 'string' ? [href] : [];
    return [...own, ...hrefs(child)];
  });
}
