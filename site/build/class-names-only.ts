import { classesIn } from './class-names.ts';

/** With this prefix and without its extension, Vite does not treat the module as CSS. */
const prefix = '\0class-names:';

/**
 * In the browser's code, replaces each CSS module by its class names. Islands are rendered on the server, so their
 * page already has their styles; with them in a shared chunk, Astro would also inline them into every page that
 * loads that chunk.
 * @param nameOf the built name of a class in a file
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
