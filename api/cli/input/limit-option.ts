import { InvalidArgumentError, Option } from 'commander';

export function limitOption(description: string): Option {
  return new Option('--limit <count>', description).argParser(readCount);
}

function readCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('Expected a whole number of at least 1.');
}
