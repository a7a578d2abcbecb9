import { getCollection } from 'astro:content';
import { referencePath, resources } from '../reference/model/resources.ts';
import type { NavGroup } from './nav-tree.ts';

/** The documentation's tree: guides by their `order`, then the reference. */
export async function docsNavigation(): Promise<NavGroup[]> {
  const guides = await getCollection('guides');
  guides.sort((one, other) => one.data.order - other.data.order);
  return [
    {
      label: 'Guides',
      path: '/developers/guides',
      leaves: guides.map(({ id, data }) => ({
        label: data.nav,
        path: `/developers/guides/${id}`,
        section: data.section,
      })),
    },
    {
      label: 'API Reference',
      path: referencePath,
      leaves: [
        { label: 'Get Started', path: `${referencePath}/get-started` },
        ...resources.map(({ title, slug }) => ({ label: title, path: `${referencePath}/${slug}` })),
      ],
    },
  ];
}
