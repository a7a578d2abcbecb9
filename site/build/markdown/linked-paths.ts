import { fromHtml } from 'hast-util-from-html';

type Parent = Pick<ReturnType<typeof fromHtml>, 'children'>;

/** Where the links of a page lead, in the order that they stand in. */
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
