import { InvalidArgumentError, Option } from 'commander';

/** `--limit <count>`: a whole number of rows, 1 or more. */
export function limitOption(description: string): Option {
  return new Option('--limit <count>', description).argParser(readCount);
}

function readCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('It must be a whole number, 1 or more.');
}
