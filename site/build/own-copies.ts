/**
 * Duplicates the modules that the documentation's script shares with the script of the other pages. The
 * bundler would otherwise move them to a shared chunk, which is one more request and delays both scripts,
 * or import the other script as a whole.
 * @param folders whose code gets its own copies
 */
export function ownCopies(folders: readonly string[]) {
  const isWithin = (id: string) => folders.some((folder) => id.startsWith(folder));
  return {
    name: 'own-copies',
    apply: 'build' as const,
    enforce: 'pre' as const,
    async resolveId(
      this: { resolve(id: string, importer: string): Promise<{ id: string } | null> },
      source: string,
      importer: string | undefined,
    ) {
      if (!importer || !(isWithin(importer) || importer.endsWith('?own'))) return null;
      const resolved = await this.resolve(source, importer.replace(/\?own$/, ''));
      if (!resolved?.id.endsWith('.ts') || isWithin(resolved.id)) return null;
      return `${resolved.id}?own`;
    },
  };
}
