/** Backgrounds of tags and small icons on a card. The tints themselves are too deep for that in dark mode. */
const dark = {
  coral: '#4a2033',
  violet: '#332d66',
  sky: '#15406a',
  leaf: '#1f4d30',
  mint: '#24604a',
} as const;

export type Tag = keyof typeof dark;

export function tag(tint: Tag): string {
  return `light-dark(var(--${tint}),${dark[tint]})`;
}
