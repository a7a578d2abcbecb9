import { getCollection, render } from 'astro:content';
import { changelog } from '../guides/changelog.ts';
import type { NavGroup } from '../navigation/nav-tree.ts';
import { getStartedHeadings } from '../reference/GetStarted.tsx';
import { contract } from '../reference/model/contract.ts';
import { referencePages } from '../reference/model/reference-pages.ts';
import { referencePath } from '../reference/model/resources.ts';
import type { PageGroup } from './AllPages.tsx';

/** All pages of the documentation, with the sections of each guide, the latest changes, and the calls of each reference page. */
export async function docsIndex(groups: readonly NavGroup[]): Promise<PageGroup[]> {
  const sections = new Map<string, PageGroup['pages'][number]['sections']>();
  for (const guide of await getCollection('guides')) {
    const path = `/developers/guides/${guide.id}`;
    const { headings } = await render(guide);
    const topLevel = headings.filter(({ depth }) => depth === 2);
    sections.set(
      path,
      topLevel.map(({ text, slug }) => ({ label: text, href: `${path}#${slug}` })),
    );
  }
  const changes = '/developers/guides/changelog';
  sections.set(
    changes,
    changelog.slice(0, 3).map(({ title, id }) => ({ label: title, href: `${changes}#${id}` })),
  );
  const first = `${referencePath}/get-started`;
  sections.set(
    first,
    getStartedHeadings.map(({ text, id }) => ({ label: text, href: `${first}#${id}` })),
  );
  for (const { path, operations, webhooks } of referencePages(contract)) {
    sections.set(path, [
      ...operations.map(({ id, method, path: label }) => ({
        method,
        label,
        href: `${path}#${id}`,
      })),
      ...webhooks.map(({ id, name }) => ({ method: 'HOOK', label: name, href: `${path}#${id}` })),
    ]);
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
