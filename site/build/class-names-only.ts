import { classesIn } from './class-names.ts';

/** Not a CSS file to Vite. */
const prefix = '\0class-names:';

/**
 * In the browser's code, CSS modules are their class names alone: islands are rendered on the server, and their
 * page has the styles from there. Otherwise every page would get the styles of all modules that share a file of
 * code with something on it.
 * @param nameOf the name in the built page of a file's class
 */
export function classNamesOnly(nameOf: (name: string, file: string) => string) {
  return {
    name: 'class-names-only',
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    async resolveId(
      this: { resolve(id: string, importer?: string): Promise<{ id: string } | null> },
      source: string,
      importer: string | undefined,
    ) {
      if (!source.endsWith('.module.css')) return null;
      const resolved = await this.resolve(source, importer);
      return resolved && prefix + resolved.id.replace(/\.css$/, '');
    },
    load(id: string) {
      if (!id.startsWith(prefix)) return null;
      const file = `${id.slice(prefix.length)}.css`;
      const names = Object.fromEntries(
        [...classesIn(file)].map((name) => [name, nameOf(name, file)]),
      );
      return `export default ${JSON.stringify(names)};`;
    },
  };
}
