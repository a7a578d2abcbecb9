/** Backgrounds of tags and small icons on a card. The tints themselves are too deep for that in dark mode. */
const dark = {
  coral: '#743650',
  violet: '#463e8c',
  sky: '#1d5690',
  leaf: '#2b6641',
  mint: '#2a6c54',
} as const;

export type Tag = keyof typeof dark;

export function tag(tint: Tag): string {
  return `light-dark(var(--${tint}),${dark[tint]})`;
}
