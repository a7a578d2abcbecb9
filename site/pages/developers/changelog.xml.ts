import { brand } from '@grovemail/config/brand.ts';
import { atomFeed } from '../../docs/guides/atom-feed.ts';
import { changelog } from '../../docs/guides/changelog.ts';
import { apiBase, bases } from '../../layouts/site-config.ts';

const page = '/developers/guides/changelog';
const site = bases.site || apiBase;

export const GET = () =>
  new Response(
    atomFeed({
      title: `${brand.name} API changelog`,
      author: brand.name,
      address: `${site}/developers/changelog.xml`,
      page: site + page,
      entries: changelog.map(({ id, date, title, text }) => ({
        address: `${site}${page}#${id}`,
        updated: `${date}T00:00:00Z`,
        title,
        text: text.replaceAll('`', ''),
      })),
    }),
    { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } },
  );
