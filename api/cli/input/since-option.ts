import { InvalidArgumentError, Option } from 'commander';
import { readDuration } from './duration-option.ts';

const maxDays = 3_660;

/** `--since <date>`: a date, a time, or a duration before now; its value is in milliseconds since the epoch. */
export function sinceOption(description: string): Option {
  return new Option('--since <date>', description).argParser((text) => {
    const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
    if (!Number.isNaN(time)) return time;
    const duration = readDuration(text, maxDays);
    if (duration !== null) return Date.now() - duration;
    throw new InvalidArgumentError(
      'Expected a date such as 2026-11-01, a time such as 2026-11-01T09:00Z, or a duration such as 24h or 7d.',
    );
  });
}
