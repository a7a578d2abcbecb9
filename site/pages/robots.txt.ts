import type { APIRoute } from 'astro';
import { bases, isProduction } from '../layouts/site-config.ts';

/** Crawling is free everywhere: a crawler that is kept out never reads that it must not index. */
export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\n${isProduction ? `\nSitemap: ${bases.site}/sitemap.xml\n` : ''}`,
  );
