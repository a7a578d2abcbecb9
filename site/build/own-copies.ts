/**
 * Gives the documentation's script copies of the modules that it shares with the script of the other
 * pages: shared, they would become a third file, and one that waits for another, or that other script
 * would come along.
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
