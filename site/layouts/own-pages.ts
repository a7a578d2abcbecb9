import { apiPrefixes } from '@grovemail/contract/site-paths.ts';
import type { MarkdownInstance } from 'astro';
import { ownPage } from '../content/own-page.ts';
import { routes } from '../routes.ts';
import { bases, handOver } from './site-config.ts';

const files = import.meta.glob<MarkdownInstance<Record<string, unknown>>>('../content/pages/*.md', {
  eager: true,
});
const addresses = [
  // The names alone: none of them is loaded.
  ...Object.keys(import.meta.glob('../pages/**')).map((path) => path.replace('../pages', '')),
  ...apiPrefixes,
  ...routes({ bases, handOver }).map(({ from }) => from),
  '/404',
  '/app',
  '/email',
  '/index',
  '/pictures',
  '/social',
];
const taken = new Set(addresses.map((path) => path.split('/')[1]?.split('.')[0] ?? ''));

/** The pages in `content/pages`, by their addresses. */
export const ownPages = Object.entries(files).map(([file, { frontmatter, Content }]) => ({
  // Astro adds fields of its own.
  ...ownPage(file, withoutAstros(frontmatter), taken),
  Content,
}));

/** Those that ask for a link there. */
export function ownLinks(place: 'header' | 'footer') {
  return ownPages
    .filter(({ link }) => link === place)
    .map(({ slug, title }) => ({ label: title, href: `/${slug}` }));
}

function withoutAstros({ file, url, ...head }: Record<string, unknown>) {
  return head;
}
