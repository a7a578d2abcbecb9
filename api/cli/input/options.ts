import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { Argument, InvalidArgumentError, Option } from 'commander';

/** `--email <address>`, required, or another name for it. */
export function addressOption(name = '--email'): Option {
  return new Option(`${name} <address>`, 'the email address')
    .makeOptionMandatory()
    .argParser(readAddress);
}

/** `--email <address>`, optional, to filter a list. */
export function addressFilter(description: string): Option {
  return new Option('--email <address>', description).argParser(readAddress);
}

/** `--format <format>` of a command that exports rows. */
export function formatOption(): Option {
  return new Option('--format <format>', 'output format').choices(['csv', 'json']).default('csv');
}

export function addressArgument(): Argument {
  return new Argument('<email>', 'the email address').argParser(readAddress);
}

function readAddress(text: string): string {
  const address = canonicalAddress(text.trim());
  if (address !== null) return address;
  throw new InvalidArgumentError('Expected an email address.');
}

/** `--since <date>`: a date, a time, or a duration before now; its value is in milliseconds since the epoch. */
export function sinceOption(description: string): Option {
  return new Option('--since <date>', description).argParser((text) => {
    const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
    if (!Number.isNaN(time)) return time;
    const duration = readDuration(text, tenYears);
    if (duration !== null) return Date.now() - duration;
    throw new InvalidArgumentError(
      'Expected a date such as 2026-11-01, a time such as 2026-11-01T09:00Z, or a duration such as 24h or 7d.',
    );
  });
}

/** In days. */
const tenYears = 3_660;

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

/** @returns milliseconds; null if the text is not a duration of at most `maxDays` */
export function readDuration(text: string, maxDays: number): number | null {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const duration = Number(count) * units[unit as keyof typeof units];
  return duration <= maxDays * units.d ? duration : null;
}

/** Rows in a table without `--limit`. */
export const defaultLimit = 50;

export function limitOption(description: string): Option {
  return new Option('--limit <count>', description).argParser(readCount);
}

/** `--limit` of a list whose JSON is not limited by default. */
export function tableLimitOption(noun: string): Option {
  return limitOption(
    `maximum number of ${noun} (default: ${defaultLimit} in the table, all in JSON)`,
  );
}

function readCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('Expected a whole number of at least 1.');
}

/** An option whose value becomes a part of a tracking id. */
export function trackingPartOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(readPart);
}

function readPart(text: string): string {
  if (/^[A-Za-z0-9_-]{1,100}$/.test(text)) return text;
  throw new InvalidArgumentError('Expected at most 100 letters, digits, _ and -.');
}
