import contract from '@grovemail/contract/openapi.json' with { type: 'json' };
import { exampleSite } from '@grovemail/contract/site-paths.ts';

/**
 * The contract as a site serves it, with the API as its only server, and the site in the examples and links.
 * @param origins.api the API's origin
 * @param origins.site the site's
 */
export function servedOpenApi({ api, site }: { api: string; site: string }): object {
  const own = JSON.stringify(contract)
    .replaceAll(exampleSite, site)
    .replaceAll('](/', `](${site}/`);
  return { ...JSON.parse(own), servers: [{ url: api }] };
}
