import { getCollection, render } from 'astro:content';
import type { PageGroup } from '../../sections/docs/AllPages.tsx';
import type { NavGroup } from '../../sections/docs/nav-tree.ts';

/** All pages of the documentation, with the sections of each guide. */
export async function docsIndex(groups: readonly NavGroup[]): Promise<PageGroup[]> {
  const sections = new Map<string, { label: string; href: string }[]>();
  for (const guide of await getCollection('guides')) {
    const path = `/developers/guides/${guide.id}`;
    const { headings } = await render(guide);
    const topLevel = headings.filter(({ depth }) => depth === 2);
    sections.set(
      path,
      topLevel.map(({ text, slug }) => ({ label: text, href: `${path}#${slug}` })),
    );
  }
  return groups.map(({ label, leaves }) => ({
    label,
    pages: leaves.map((leaf) => ({
      label: leaf.label,
      href: leaf.path,
      sections: sections.get(leaf.path) ?? [],
    })),
  }));
}
