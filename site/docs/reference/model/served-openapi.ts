import document from '@grovemail/contract/openapi.json' with { type: 'json' };

/**
 * The public contract as served by this site, with its `servers`.
 * @param baseOf where a path is served: an absolute URL without trailing slash, or '' for this origin
 */
export function servedOpenApi(baseOf: (path: string) => string): object {
  const serversOf = (base: string) => [{ url: base || '/' }];
  const bases = Object.keys(document.paths).map(baseOf);
  const usual = baseOf('/v1/contacts');
  const paths = Object.entries(document.paths).map(([path, methods], at) => {
    const base = bases[at] ?? usual;
    return [path, base === usual ? methods : { ...methods, servers: serversOf(base) }];
  });
  return { ...document, servers: serversOf(usual), paths: Object.fromEntries(paths) };
}
