import { InvalidArgumentError, Option } from 'commander';

const units = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 } as const;

/**
 * An option that takes a span of time, such as `30m`, `24h` or `7d`; its value is in milliseconds.
 * @param flags as in `--overlap <span>`
 * @param longest in days
 */
export function spanOption(flags: string, description: string, longest: number): Option {
  return new Option(flags, description).argParser((text) => {
    const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
    const span = Number(count) * units[unit as keyof typeof units];
    if (span <= longest * units.d) return span;
    throw new InvalidArgumentError(
      `It must be minutes, hours or days, such as 30m, 24h or 7d, and ${longest} days at most.`,
    );
  });
}
