import document from '@grovemail/contract/openapi.json' with { type: 'json' };
import { exampleSite } from '@grovemail/contract/site-paths.ts';

/**
 * The public contract as served by this site, with its `servers`, and its own address in the examples.
 * @param api an absolute URL without trailing slash, or '' for this origin
 * @param site the same, or '' if it is not known
 */
export function servedOpenApi({ api, site }: { api: string; site: string }): object {
  const own = JSON.stringify(document).replaceAll(exampleSite, site || exampleSite);
  return { ...JSON.parse(own), servers: [{ url: api || site || '/' }] };
}
