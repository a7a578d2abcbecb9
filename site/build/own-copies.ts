/**
 * Gives the documentation's script copies of the modules that it shares with the script of the other
 * pages: shared, they would become a third file, and one that waits for another.
 * @param folder of the scripts that get their own copies
 */
export function ownCopies(folder: string) {
  return {
    name: 'own-copies',
    apply: 'build' as const,
    enforce: 'pre' as const,
    async resolveId(
      this: { resolve(id: string, importer: string): Promise<{ id: string } | null> },
      source: string,
      importer: string | undefined,
    ) {
      if (!importer || !(importer.startsWith(folder) || importer.endsWith('?own'))) return null;
      const resolved = await this.resolve(source, importer.replace(/\?own$/, ''));
      if (!resolved?.id.endsWith('.ts') || resolved.id.startsWith(folder)) return null;
      return `${resolved.id}?own`;
    },
  };
}
