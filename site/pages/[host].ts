// What a host reads of the site, ours or another's: the routes that are not files, and the headers.
import { sampleFile } from '@grovemail/contract/site-paths.ts';
import type { APIRoute } from 'astro';
import { headersFile } from '../build/headers-file.ts';
import { connectOrigins } from '../build/page-directives.ts';
import { redirectsFile } from '../build/redirects-file.ts';
import { routesFile } from '../build/routes-file.ts';
import { sampleContent } from '../content/sample-content.ts';
import { bases, handOver, hsts, isProduction } from '../layouts/site-config.ts';
import { routes } from '../routes.ts';

const table = routes({ bases, handOver });
const files = {
  _headers: headersFile(table, { isProduction, hsts, connectOrigins: connectOrigins(bases) }),
  _redirects: redirectsFile(table),
  'routes.json': routesFile(table),
  [sampleFile]: JSON.stringify(sampleContent),
};

export function getStaticPaths() {
  return Object.entries(files).map(([host, text]) => ({ params: { host }, props: { text } }));
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
