/**
 * Vite wraps each `import()` in a helper of about 1 KiB, which fetches ahead what the import needs
 * and its style sheets. Here every style stands in the page and what is imported is small, so the
 * import alone will do: the script of every page has 2 KiB for all its work.
 */
export function plainImports() {
  return {
    name: 'plain-imports',
    enforce: 'pre' as const,
    load: (id: string) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}
