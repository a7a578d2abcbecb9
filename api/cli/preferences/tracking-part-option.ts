import { InvalidArgumentError, Option } from 'commander';

/** An option whose value becomes a part of a tracking id. */
export function trackingPartOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(readPart);
}

function readPart(text: string): string {
  if (/^[A-Za-z0-9_-]{1,100}$/.test(text)) return text;
  throw new InvalidArgumentError('Expected at most 100 letters, digits, _ and -.');
}
