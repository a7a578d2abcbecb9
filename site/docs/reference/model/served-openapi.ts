import document from '@grovemail/contract/openapi.json' with { type: 'json' };

/**
 * The public contract as served by this site, with its `servers`.
 * @param api an absolute URL without trailing slash, or '' for this origin
 */
export function servedOpenApi(api: string): object {
  return { ...document, servers: [{ url: api || '/' }] };
}
