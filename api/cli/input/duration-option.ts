import { InvalidArgumentError, Option } from 'commander';

/** Milliseconds. */
const units = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 } as const;

/**
 * An option that takes a duration such as `30m`, `24h` or `7d`; its value is in milliseconds.
 * @param flags such as `--overlap <duration>`
 */
export function durationOption(flags: string, description: string, maxDays: number): Option {
  return new Option(flags, description).argParser((text) => {
    const duration = readDuration(text, maxDays);
    if (duration !== null) return duration;
    throw new InvalidArgumentError(
      `Expected minutes, hours or days, such as 30m, 24h or 7d, at most ${maxDays} days.`,
    );
  });
}

/** @returns milliseconds; null for anything else or more */
export function readDuration(text: string, maxDays: number): number | null {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const duration = Number(count) * units[unit as keyof typeof units];
  return duration <= maxDays * units.d ? duration : null;
}
