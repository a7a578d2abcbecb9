/** The monthly volumes of emails to choose from. */
export const flexVolumes = [
  1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_000_000,
  3_000_000, 5_000_000,
] as const;

/** The smallest volume of at least `emails`, or the largest one. */
export function fitVolume(emails: number): number {
  return flexVolumes.find((volume) => volume >= emails) ?? Math.max(...flexVolumes);
}
