/**
 * Vite wraps each `import()` in a helper of about 1 KiB, which preloads what the import needs. Here
 * an import is either small or needs its style sheet at most, so this one sees to the style sheet
 * alone: the script of every page has 2 KiB for all that it does.
 */
export function plainImports() {
  return {
    name: 'plain-imports',
    enforce: 'pre' as const,
    load: (id: string) => (id === '\0vite/preload-helper.js' ? helper : null),
  };
}

const helper = `export const __vitePreload = (load, needs = []) =>
  Promise.all(needs.filter((path) => path.endsWith('.css')).map((path) => new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/' + path;
    link.onload = link.onerror = done;
    document.head.append(link);
  }))).then(load);`;
