/** The distinct origins of base URLs. Empty ones stand for this origin and are left out. */
export function originsOf(bases: readonly string[]): string[] {
  return [...new Set(bases.filter(Boolean).map((base) => new URL(base).origin))];
}
