const helper = '\0vite/preload-helper.js';
const docs = /\/(?:DocsScript\.astro|scripts\/docs\/|islands\/try\/)/;

/**
 * Vite wraps each `import()` in a helper of about 1 KiB, which fetches ahead what the import needs
 * and its style sheets. Here every style stands in the page and what is imported is small, so the
 * import alone will do: the script of every page has 2 KiB for all its work. The documentation's code
 * gets a helper of its own, since a shared one would stand in another page's file.
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
