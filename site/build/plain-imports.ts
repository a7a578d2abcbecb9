const helper = '\0vite/preload-helper.js';
const docs = /\/(?:DocsScript\.astro|scripts\/docs\/|islands\/try\/)/;

/**
 * Removes Vite's preload helper, about 1 KiB, which wraps each `import()` to preload its dependencies and
 * stylesheets. Styles are inline here, imported modules are small, and the script of every page has a budget
 * of 2 KiB. The documentation's code gets its own stub, because a shared one would end up in another chunk.
 */
export function plainImports() {
  return {
    name: 'plain-imports',
    enforce: 'pre' as const,
    resolveId: (source: string, importer: string | undefined) =>
      source === helper && importer && docs.test(importer) ? `${helper}?docs` : null,
    load: (id: string) =>
      id.startsWith(helper) ? 'export const __vitePreload = (load) => load();' : null,
  };
}
