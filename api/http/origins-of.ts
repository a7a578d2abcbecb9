/** The origins of base addresses, each once; an empty one is this origin and is left out. */
export function originsOf(bases: readonly string[]): string[] {
  return [...new Set(bases.filter(Boolean).map((base) => new URL(base).origin))];
}
